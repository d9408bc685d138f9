import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Returns the tests that a file declares without running it; placeholders in titles stay as written. Returns
 * undefined if the file is missing.
 */
export function testsOfSource(path) {
  if (!existsSync(path)) return undefined
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const tests = []
  const visit = (node, groups) => {
    const declared = ts.isCallExpression(node) ? declaredBy(node) : undefined
    if (declared && !declared.isGroup) {
      tests.push({ titles: [...groups, declared.title], skipped: false })
    }
    ts.forEachChild(node, (child) => visit(child, declared?.isGroup ? [...groups, declared.title] : groups))
  }
  visit(source, [])
  return tests
}

/**
 * Returns the title declared by `test('title', …)`, `it.each(rows)('title', …)`, `test.describe('title', …)`
 * and similar calls. Returns undefined for other calls.
 */
function declaredBy({ expression, arguments: [title, ...rest] }) {
  const [first, ...words] = wordsOf(expression)
  if (!['it', 'test', 'describe'].includes(first) || words.includes('step') || rest.length === 0)
    return undefined
  const isGroup = first === 'describe' || words.includes('describe')
  if (ts.isStringLiteralLike(title)) return { isGroup, title: title.text }
  if (ts.isTemplateExpression(title)) return { isGroup, title: title.getText().slice(1, -1) }
  return ts.isFunctionLike(title) || ts.isArrayLiteralExpression(title)
    ? undefined
    : { isGroup, title: '${title}' }
}

function wordsOf(node) {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return wordsOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : []
}
