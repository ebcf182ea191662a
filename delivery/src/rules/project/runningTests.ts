import ts from 'typescript'

const RUNNERS = ['it', 'test', 'describe']

/** Modifiers after a test function that still let the test run. */
const HARMLESS = ['describe', 'each', 'concurrent', 'parallel', 'serial']

/** Modifiers that skip a test, mark it as planned, or expect it to fail. */
const NOT_RUN = ['skip', 'fixme', 'todo', 'fail', 'failing']

/**
 * Returns the titles of the tests that a source file runs, unexpanded: `%s` and `${path}` stay. Tests that are
 * skipped, by themselves or with their group, or run only under a condition, are left out.
 */
export function runningTests(source: string): string[] {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return readScope(file) ?? []
}

/** The tests within a file or `describe`; `undefined` if a statement of the scope itself skips all of it. */
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

/** Whether a call affects its whole scope, such as `test.skip(isSlow)` and `it.only`. */
function isAnnotation([root = '', ...modifiers]: string[], title?: string): boolean {
  if (![...RUNNERS, 'testInfo'].includes(root)) return false
  if (modifiers.includes('only')) return true
  return title === undefined && modifiers.some((word) => NOT_RUN.includes(word))
}

/** The names of a call: `it.each(table)` gives `it` and `each`. */
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
