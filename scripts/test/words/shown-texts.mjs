import ts from 'typescript'

/** Stands for a value in a text. */
const value = '{}'

/** Attributes whose strings are no texts. */
const silent = /^(className|classNames|to|href|key|type|id|name|size|color|variant|role|data-.*|d|viewBox)$/

const joined = (text) => text.replace(/\s+/g, ' ').trim()

const templateText = ({ head, templateSpans }) =>
  head.text + templateSpans.map(({ literal }) => value + literal.text).join('')

/** Returns the text of a JSX element with `{}` for each value in it. */
const elementText = (node) =>
  node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return elementText(child)
      if (!ts.isJsxExpression(child)) return ' '
      return child.expression && ts.isStringLiteralLike(child.expression) ? child.expression.text : value
    })
    .join('')

const isSilent = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && silent.test(node.name.getText()))

const isText = (text) => /[a-z]{2}/i.test(text)

/**
 * Returns the strings and JSX texts of a source that users may read, each with its line: whole elements as well as
 * their parts, and `{}` for values. SQL, imports, types and attributes such as `className` are left out.
 */
export function shownTexts(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (node, said) => {
    const shown = joined(said)
    if (isText(shown))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: shown })
  }
  const visit = (node) => {
    if (isSilent(node)) return
    if (ts.isTaggedTemplateExpression(node)) {
      if (ts.isTemplateExpression(node.template))
        for (const span of node.template.templateSpans) visit(span.expression)
      return
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node)) add(node, templateText(node))
    else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) add(node, elementText(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
