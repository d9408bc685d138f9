import ts from 'typescript'

const titled = new Set(['it', 'test', 'describe'])

/** Returns the function that a call names: `it` of `it('…')`, `it.each(…)('…')` and `test.describe('…')`. */
const calledName = (node) => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression)
  return undefined
}

const plain = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/^\s*\*( |$)/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Returns the comments and test titles of a TypeScript or JavaScript source, each with its first line number.
 */
export function textsOfSource(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1
  const found = new Map()
  const visit = (node) => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]
    for (const { pos, end } of comments)
      if (!found.has(pos)) found.set(pos, { line: lineOf(pos), text: plain(text.slice(pos, end)) })
    if (ts.isCallExpression(node) && titled.has(calledName(node.expression))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title))
        found.set(title.pos, { line: lineOf(title.pos), text: title.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found.values()]
}

/** Returns the lines of a Markdown text without its code. */
export function textsOfMarkdown(text) {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    return isCode ? [] : [{ line: index + 1, text: line.replace(/`[^`]*`/g, '').trim() }]
  })
}
