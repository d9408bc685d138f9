import {
  composeChanges,
  toWire,
  insertTree,
  nodeOf,
  replaceDocument,
  setPage,
  type BuilderDocument,
  type CommandResult,
  type HeadElement,
  type WireNode,
} from '@web2/builder'
import { newUuid } from '../../../document/actions.ts'
import type { Editor } from '../../../document/editor.ts'
import { placeNextToSelection } from '../../../document/insertion.ts'

/** Puts an import in the place of the whole page, as one step of the history. */
export const replacePage = ({ store }: Editor, document: BuilderDocument): CommandResult =>
  replaceDocument(store.document, document)

const isStyleSheet = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' || (tag === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.rel ?? ''))

/** A style sheet of an imported head as a block, so that what is inserted keeps its look. */
const sheetNode = ({ tag, attributes, text }: HeadElement): WireNode => ({
  componentName: 'Element',
  props: text === undefined ? {} : { content: text },
  children: [],
  addition: { tag, ...(Object.keys(attributes).length > 0 && { attributes }) },
})

/** The blocks of an import as they are inserted: its style sheets, then what is in its body. */
export const insertedNodes = (document: BuilderDocument): WireNode[] => {
  const { children } = nodeOf(document, document.root)
  const sheets = document.page.importedStyles ? document.page.head.filter(isStyleSheet) : []
  return [...sheets.map(sheetNode), ...children.map((uuid) => toWire(document, uuid))]
}

/** Elements of an imported head that belong to a whole page only, such as its title. */
export const leftInHead = (document: BuilderDocument): string[] =>
  document.page.importedStyles
    ? document.page.head
        .filter((element) => !isStyleSheet(element) && element.tag !== '!--')
        .map(({ tag }) => tag)
    : []

/** Puts the blocks of an import into the selection, or next to it. */
export const insertIntoSelection = (editor: Editor, document: BuilderDocument): CommandResult => {
  const present = editor.store.document
  const nodes = insertedNodes(document)
  const result = insertTree(present, { nodes, place: placeNextToSelection(editor, nodes), newUuid })
  if (!result.ok || !document.page.importedStyles || present.page.importedStyles) return result
  const page = setPage(present, { page: { importedStyles: true } })
  return page.ok ? { ...result, change: composeChanges(result.change, page.change) } : page
}
