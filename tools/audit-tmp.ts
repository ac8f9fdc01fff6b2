import { falseReasons } from '/work/wt/eng/packages/kernel/src/testing/why-audit.ts'
import { compile } from '/work/wt/eng/packages/teotihuacan/src/compile.ts'
import '/work/wt/eng/packages/teotihuacan/src/index.ts'
import { componentNames } from '/work/wt/eng/packages/teotihuacan/src/explain.ts'
import { claims, unchecked } from '/work/wt/eng/packages/teotihuacan/src/testing-claims.ts'
console.log(unchecked.length, 'unchecked')
for (const [players, modules] of [[2, []], [3, ['m6','m7','m8','m9','m10']], [1, ['m6','m7','m8','m9']]] as const) {
  const c = compile({ players, modules })
  if (!c.ok) throw new Error(c.message)
  const wrong = falseReasons(c.rules, [1, 2, 3], componentNames(), claims, 5)
  console.log(players, modules.join(), [...wrong].map(([a,b]) => `${a}  <- ${b}`))
}
