import ts from 'typescript'

const RUNNERS = ['it', 'test', 'describe']

/** Words that may follow a runner without keeping a test from running. */
const HARMLESS = ['describe', 'each', 'concurrent', 'parallel', 'serial']

/** Words by which a test is left out, planned, or expected to fail. */
const NOT_RUN = ['skip', 'fixme', 'todo', 'fail', 'failing']

/**
 * Returns the titles of the tests that a source runs, as they are written: `%s` and `${path}` stay.
 * What is skipped, alone or with its surroundings, or runs under a condition only, is not among them.
 */
export function runningTests(source: string): string[] {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return readScope(file) ?? []
}

/** The tests within a file or a `describe`; `undefined` where a line of the scope itself skips it all. */
function readScope(scope: ts.Node): string[] | undefined {
  const titles: string[] = []
  let isLeftOut = false

  function visit(node: ts.Node, isCertain: boolean) {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, isCertain && !isConditional(node)))
      return
    }
    const words = wordsOf(node.expression)
    const title = titleOf(node)
    const body = bodyOf(node)
    if (isAnnotation(words, title)) isLeftOut = true
    else if (title === undefined) ts.forEachChild(node, (child) => visit(child, isCertain))
    else if (body && isCertain && isRunner(words)) titles.push(...runBy(words, title, body))
  }

  ts.forEachChild(scope, (child) => visit(child, true))
  return isLeftOut ? undefined : titles
}

function runBy(words: string[], title: string, body: ts.Node): string[] {
  const inner = readScope(body)
  return inner && !words.includes('describe') ? [title] : (inner ?? [])
}

function isRunner([root = '', ...modifiers]: string[]): boolean {
  return RUNNERS.includes(root) && modifiers.every((word) => HARMLESS.includes(word))
}

/** Such as `test.skip(isSlow)`, which leaves out what stands around it, and `it.only`, which does so too. */
function isAnnotation([root = '', ...modifiers]: string[], title?: string): boolean {
  if (![...RUNNERS, 'testInfo'].includes(root)) return false
  if (modifiers.includes('only')) return true
  return title === undefined && modifiers.some((word) => NOT_RUN.includes(word))
}

/** The names that a call consists of: `it.each(table)` are `it` and `each`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...wordsOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression)
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : []
}

function titleOf({ arguments: [first] }: ts.CallExpression): string | undefined {
  if (!first) return undefined
  if (ts.isStringLiteralLike(first)) return first.text
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined
}

function bodyOf(call: ts.CallExpression): ts.Node | undefined {
  return call.arguments.findLast(
    (part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part),
  )
}

function isConditional(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) ||
    ts.isConditionalExpression(node) ||
    ts.isSwitchStatement(node) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
  )
}
