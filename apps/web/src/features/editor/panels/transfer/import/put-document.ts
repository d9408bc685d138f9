import {
  composeChanges,
  toWire,
  insertTree,
  nodeOf,
  replaceDocument,
  setPage,
  withTheme,
  type BuilderDocument,
  type CommandResult,
  type HeadElement,
  type WireNode,
} from '@web2/builder'
import { newUuid } from '../../../document/actions.ts'
import type { Editor } from '../../../document/editor.ts'
import { placeNextToSelection } from '../../../document/insertion.ts'

/** Returns an imported page with the theme of the site, if the open page belongs to one that has a theme. */
export const withSharedTheme = (
  { store, sharesTheme }: Pick<Editor, 'store' | 'sharesTheme'>,
  document: BuilderDocument,
): BuilderDocument => {
  const { theme } = store.document.page
  return sharesTheme && theme ? { ...document, page: withTheme(document.page, theme) } : document
}

/** Replaces the whole page in one undo step. A page of a site keeps the site's theme, if it has one. */
export const replacePage = (editor: Editor, document: BuilderDocument): CommandResult =>
  replaceDocument(editor.store.document, withSharedTheme(editor, document))

const isStyleSheet = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' || (tag === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.rel ?? ''))

/** Converts a style sheet of an imported head to a block, so that inserted content keeps its styles. */
const sheetNode = ({ tag, attributes, text }: HeadElement): WireNode => ({
  componentName: 'Element',
  props: text === undefined ? {} : { content: text },
  children: [],
  addition: { tag, ...(Object.keys(attributes).length > 0 && { attributes }) },
})

/** Returns the blocks to insert from an import: its style sheets, then the contents of its body. */
export const insertedNodes = (document: BuilderDocument): WireNode[] => {
  const { children } = nodeOf(document, document.root)
  const sheets = document.page.importedStyles ? document.page.head.filter(isStyleSheet) : []
  return [...sheets.map(sheetNode), ...children.map((uuid) => toWire(document, uuid))]
}

/** Returns the tags of an imported head that only a whole page can have, such as its title. */
export const leftInHead = (document: BuilderDocument): string[] =>
  document.page.importedStyles
    ? document.page.head
        .filter((element) => !isStyleSheet(element) && element.tag !== '!--')
        .map(({ tag }) => tag)
    : []

/** Inserts the blocks of an import into the selection, or next to it. */
export const insertIntoSelection = (editor: Editor, document: BuilderDocument): CommandResult => {
  const present = editor.store.document
  const nodes = insertedNodes(document)
  const result = insertTree(present, { nodes, place: placeNextToSelection(editor, nodes), newUuid })
  if (!result.ok || !document.page.importedStyles || present.page.importedStyles) return result
  const page = setPage(present, { page: { importedStyles: true } })
  return page.ok ? { ...result, change: composeChanges(result.change, page.change) } : page
}
