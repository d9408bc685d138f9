import {
  withHeadingLevelForPage,
  blockType,
  canInsertTree,
  insertTree,
  isBand,
  subtree,
  tagOf,
  withFormLook,
  withThemeLook,
  type DropPosition,
  type WireNode,
} from '@web2/builder'
import { newUuid } from './actions.ts'
import type { Editor } from './editor.ts'
import { describePosition } from './arrow-key-moves.ts'
import { visibleChildren } from './visible-children.ts'

const isColumn = ({ componentName }: WireNode): boolean => componentName === 'Canvas'

const isLayout = ({ componentName }: WireNode): boolean => {
  const { group, rules } = blockType(componentName)
  return group === 'layout' && rules.canvas !== undefined
}

/** Returns true for a block with content of its own, such as a quote. */
const isComposed = (node: WireNode): boolean => !isBand(node) && !node.children.every(isColumn)

/** Returns true for a row: a block with columns as its only children. */
const isRow = ({ store }: Editor, id: string): boolean => {
  const children = visibleChildren(store, id)
  return children.length > 0 && children.every((child) => store.get(child)?.componentName === 'Canvas')
}

const inForms: ReadonlySet<string> = new Set(['form', 'layout', 'text'])

/**
 * Returns true for a block of several parts, next to which these blocks go: a quote, a call bar, and a form unless it
 * gets fields, texts or layout.
 */
const isComplete = ({ store }: Editor, id: string, nodes: readonly WireNode[]): boolean => {
  const { componentName, addition } = store.get(id) ?? {}
  if (componentName === 'CallBar' || addition?.tag === 'figure') return true
  return addition?.tag === 'form' && !nodes.every((node) => inForms.has(blockType(node.componentName).group))
}

const fieldTags: ReadonlySet<string> = new Set(['input', 'textarea', 'select'])

const holdsField = (node: WireNode): boolean => fieldTags.has(tagOf(node)) || node.children.some(holdsField)

/** Returns the last part of a form, if it only sends the form: its button, or a row around it. */
const sendingPart = ({ store }: Editor, id: string): string | undefined => {
  const last = store.get(id)?.addition.tag === 'form' ? visibleChildren(store, id).at(-1) : undefined
  if (last === undefined) return undefined
  const tags = subtree(store.document, last).map(tagOf)
  return tags.includes('button') && !tags.some((tag) => fieldTags.has(tag)) ? last : undefined
}

const isFooter = ({ addition }: Pick<WireNode, 'addition'>): boolean => addition.tag === 'footer'
const isHeader = ({ addition }: Pick<WireNode, 'addition'>): boolean => addition.tag === 'header'

/**
 * Returns where a band goes by the outermost band, header or footer around a block, or the block itself: above a
 * footer, below the others; undefined if there is none.
 */
const placeByBand = ({ store }: Editor, id: string): DropPosition | undefined => {
  let found: DropPosition | undefined
  for (let at = store.get(id); at; at = at.parent === null ? undefined : store.get(at.parent))
    if (isBand(at) || isHeader(at) || isFooter(at))
      found = { beside: at.uuid, side: isFooter(at) ? 'before' : 'after' }
  return found
}

/** Returns the block that holds the content of a band: the only container in it; any other block itself. */
const contentOf = ({ store }: Editor, id: string): string => {
  const record = store.get(id)
  const [only, ...others] = record?.children ?? []
  const isHolder = only !== undefined && store.get(only)?.componentName === 'Container'
  return record && isBand(record) && isHolder && others.length === 0 ? only : id
}

/**
 * Returns the drop position of a block inserted without pointing: inside the selection if it fits, an empty column
 * first, and a field above the button of its form; else after the nearest ancestor that allows it, else at the end of the
 * page. Layout blocks without content, such as containers, go below a row, because they begin the next part of the page.
 * A band goes after the band or header that is selected and before the footer; other blocks go into the content of a
 * band.
 */
export const placeNextToSelection = (editor: Editor, nodes: readonly WireNode[]): DropPosition => {
  const { store } = editor
  const selected = editor.session.selection.get()[0]
  const fits = (place: DropPosition) => canInsertTree(store.document, { nodes, place }).ok
  if (selected !== undefined && selected !== store.document.root) {
    const byBand = nodes.some(isBand) ? placeByBand(editor, selected) : undefined
    if (byBand !== undefined) return byBand
    const holder = contentOf(editor, selected)
    const emptyColumn = visibleChildren(store, holder).find(
      (id) => store.get(id)?.children.length === 0 && fits({ into: id, at: 'end' }),
    )
    const isContent = emptyColumn !== undefined && nodes.every(isComposed)
    const goesBelow = isRow(editor, selected) && nodes.every(isLayout) && !isContent
    const last =
      emptyColumn === undefined && nodes.every(holdsField) ? sendingPart(editor, holder) : undefined
    const inside: DropPosition =
      last === undefined ? { into: emptyColumn ?? holder, at: 'end' } : { beside: last, side: 'before' }
    if (!goesBelow && !isComplete(editor, selected, nodes) && fits(inside)) return inside
    for (let at: string | null = selected; at !== null; at = store.get(at)?.parent ?? null) {
      const after: DropPosition = { beside: at, side: 'after' }
      if (fits(after)) return after
    }
  }
  return { into: store.document.root, at: 'end' }
}

/** Returns a palette block adapted to this page, with the fitting heading level and the look of its theme. */
export const newBlock = ({ store, modules }: Editor, nodes: readonly WireNode[]): readonly WireNode[] => {
  const shown = [store.document, ...(modules.documents.get()?.values() ?? [])]
  return withThemeLook(withHeadingLevelForPage(nodes, shown), store.document.page.theme)
}

/** Returns the change that inserts blocks; fields take the look of the form that they are inserted into. */
export const insertBlocks = (
  { store: { document } }: Editor,
  { nodes, place }: { readonly nodes: readonly WireNode[]; readonly place: DropPosition },
) => insertTree(document, { nodes: withFormLook(document, { nodes, place }), place, newUuid })

export const insertNextToSelection = (editor: Editor, label: string, nodes: readonly WireNode[]): boolean => {
  const place = placeNextToSelection(editor, nodes)
  const done = editor.run(`Add ${label}`, insertBlocks(editor, { nodes, place }))
  const added = editor.session.selection.get()[0]
  if (done)
    editor.announce(
      added === undefined ? `${label} added` : `${label} added, ${describePosition(editor.store, added)}`,
    )
  return done
}
