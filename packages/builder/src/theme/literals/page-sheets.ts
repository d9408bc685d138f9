import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'

/** Returns true for a block that is a style sheet in the body. */
export const isSheet = (record: NodeRecord): boolean => record.addition.tag === 'style'

/** Returns a page with each of its style sheets edited; `at` counts them, those of the head first. */
export const replaceSheets = (
  document: BuilderDocument,
  edit: (css: string, at: number) => string,
): BuilderDocument => {
  let at = -1
  const edited = (css: string): string => {
    at += 1
    return edit(css, at)
  }
  const head = document.page.head.map((element) => {
    if (element.tag !== 'style' || element.text === undefined) return element
    const text = edited(element.text)
    return text === element.text ? element : { ...element, text }
  })
  const nodes = [...document.nodes].map(([id, record]) => {
    const { content } = record.props
    if (!isSheet(record) || typeof content !== 'string') return [id, record] as const
    const next = edited(content)
    return [id, next === content ? record : { ...record, props: { ...record.props, content: next } }] as const
  })
  return { ...document, nodes: new Map(nodes), page: { ...document.page, head } }
}

/** Returns the texts of all style sheets of a page, those of its head first. */
export const sheetsOf = (document: BuilderDocument): readonly string[] => {
  const all: string[] = []
  replaceSheets(document, (css) => {
    all.push(css)
    return css
  })
  return all
}
