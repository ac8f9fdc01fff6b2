// The small errors a place in the sources can carry: one place, one or more texts to put there.
import ts from 'typescript'

export interface Place {
  readonly start: number
  readonly end: number
  readonly texts: readonly string[]
  /** The whole expression or statement around it. */
  readonly from: number
  readonly to: number
  readonly statement: boolean
}

const K = ts.SyntaxKind

const swapped: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [K.LessThanToken]: ['<=', '>='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['+'],
  [K.SlashToken]: ['*'],
  [K.PercentToken]: ['*'],
  [K.AmpersandToken]: ['|'],
  [K.BarToken]: ['&'],
  [K.LessThanLessThanToken]: ['>>'],
  [K.GreaterThanGreaterThanToken]: ['<<'],
  [K.PlusEqualsToken]: ['-='],
  [K.MinusEqualsToken]: ['+='],
  [K.BarEqualsToken]: ['&='],
  [K.AmpersandEqualsToken]: ['|='],
  [K.PlusPlusToken]: ['--'],
  [K.MinusMinusToken]: ['++'],
}

const NARROWING = new Set(['filter', 'slice', 'toSorted', 'toReversed'])

const isRemovable = (node: ts.Node): boolean =>
  (ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || ts.isBinaryExpression(node.expression))) ||
  ts.isContinueStatement(node) ||
  ts.isBreakStatement(node)

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression
  return ts.isConditionalExpression(node) ? node.condition : undefined
}

/** Every place of a source that can be wrong in a way the tests should notice. */
export function placesOf(source: string): readonly Place[] {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: Place[] = []
  const put = (node: ts.Node, whole: ts.Node, ...texts: readonly string[]): void => {
    const around = ts.isExpressionStatement(whole.parent) ? whole.parent : whole
    found.push({ start: node.getStart(tree), end: node.end, texts, from: around.getStart(tree), to: around.end, statement: ts.isStatement(around) })
  }
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return
    const condition = conditionOf(node)
    if (condition !== undefined) put(condition, condition, `!(${condition.getText(tree)})`)
    if (isRemovable(node)) put(node, node, ';')
    if (ts.isBinaryExpression(node)) {
      const texts = swapped[node.operatorToken.kind]
      if (texts !== undefined) put(node.operatorToken, node, ...texts)
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === K.ExclamationToken) put(node, node, node.operand.getText(tree))
      else if (node.operator === K.PlusPlusToken || node.operator === K.MinusMinusToken) put(node, node, `${swapped[node.operator]?.[0]}${node.operand.getText(tree)}`)
    } else if (ts.isPostfixUnaryExpression(node)) put(node, node, `${node.operand.getText(tree)}${swapped[node.operator]?.[0]}`)
    else if (ts.isNumericLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) {
      const value = Number(node.text)
      put(node, node, `${value + 1}`, ...(value > 0 ? [`${value - 1}`] : []))
    } else if (node.kind === K.TrueKeyword) put(node, node, 'false')
    else if (node.kind === K.FalseKeyword) put(node, node, 'true')
    else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) put(node, node, '[]')
    else if (ts.isSpreadElement(node)) put(node.expression, node.expression, '[]')
    else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && NARROWING.has(node.expression.name.text)) put(node, node, node.expression.expression.getText(tree))
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}
