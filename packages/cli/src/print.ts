export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

/** Rows of a readable table: labels to the left, values lined up. */
export function printRows(rows: readonly (readonly [string, string | number])[]): void {
  const width = Math.max(0, ...rows.map(([label]) => label.length))
  for (const [label, value] of rows) print(`${label.padEnd(width)}  ${value}`)
}

export const rounded = (value: number, digits = 3): number => Number(value.toPrecision(digits))

/** Processor time of all threads since the reading, collector and compiler included. */
export function cpuSecondsSince(reading: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(reading)
  return (user + system) / 1e6
}

/** Milliseconds of processor time of this thread: what other work on the machine takes does not count, nor does compiling beside it. */
export function threadMs(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now() // Node 22 knows only the time of all threads together
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')

/** A line of a log: the rule in a column as wide as the game needs, then the words. */
export const logLine = (width: number, rule: string, words: string): string => `${rule.padEnd(width)} ${words}`
