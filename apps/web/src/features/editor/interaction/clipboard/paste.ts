import {
  createNode,
  fragmentFromJson,
  withForeignStyles,
  importHtmlFragment,
  insertTree,
  type BuilderDocument,
  type Change,
  type ImportReport,
  type WireNode,
} from '@web2/builder'
import { newUuid } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { newBlock, placeNextToSelection } from '../../document/insertion.ts'
import { cleanForeignNodes } from './foreign-content.ts'
import { blocksInHtml, isRunning } from './clipboard-formats.ts'
import { counted } from '../../../../lib/text/counted.ts'

/** Clipboard contents as far as the browser gives access; empty texts otherwise. */
export interface Pasted {
  readonly blocks: string
  readonly html: string
  readonly plain: string
}

/** Maximum characters of pasted HTML; larger pages need the import. */
const largestHtml = 5_000_000

const isBlank = ({ componentName, props }: WireNode): boolean =>
  componentName === 'Comment' ||
  (componentName === 'Text' && !/\S/.test(typeof props.content === 'string' ? props.content : ''))

/** Returns true for elements that belong in the head, not among blocks. */
const isHeadMatter = ({ componentName, addition }: WireNode): boolean =>
  componentName === 'Element' && /^(base|link|meta|script|style|template|title)$/.test(addition.tag ?? '')

/** Wraps loose inline content in paragraphs, because text on a page is always in blocks. */
const inParagraphs = (nodes: readonly WireNode[]): readonly WireNode[] => {
  const found: WireNode[] = []
  let words: WireNode[] = []
  const close = () => {
    const [only] = words
    if (only && words.length === 1 && only.componentName === 'Text')
      found.push(createNode('Paragraph', { content: only.props.content }))
    else if (words.some((word) => !isBlank(word)))
      found.push({ ...createNode('Paragraph', { content: undefined }), children: words })
    words = []
  }
  for (const node of nodes) {
    if (isRunning(node)) words.push(node)
    else if (!isHeadMatter(node)) {
      close()
      if (!isBlank(node)) found.push(node)
    }
  }
  close()
  return found
}

/** Removes pasted ids that the page already uses, because an id must be unique. */
const withFreeIds = (document: BuilderDocument, change: Change): Change => {
  const taken = new Set<string>()
  for (const { addition } of document.nodes.values())
    if (addition.attributes?.id !== undefined) taken.add(addition.attributes.id)
  if (taken.size === 0) return change
  const added = change.added.map((record) => {
    const { id, ...attributes } = record.addition.attributes ?? {}
    return id !== undefined && taken.has(id)
      ? { ...record, addition: { ...record.addition, attributes } }
      : record
  })
  return { ...change, added }
}

const names: Readonly<Partial<Record<keyof ImportReport['counts'], readonly [one: string, more: string]>>> = {
  script: ['script', 'scripts'],
  'event-handler': ['event handler', 'event handlers'],
  'dangerous-url': ['unsafe URL', 'unsafe URLs'],
}

/** Describes what a paste dropped; empty if nothing. */
export const leftOut = ({ counts, droppedCount }: ImportReport): string => {
  if (droppedCount === 0) return ''
  const named = Object.entries(names).flatMap(([what, [one, more]]) => {
    const count = counts[what as keyof typeof names] ?? 0
    return count === 0 ? [] : [counted(count, one, more)]
  })
  const other =
    droppedCount -
    Object.keys(names).reduce((sum, what) => sum + (counts[what as keyof typeof names] ?? 0), 0)
  if (other > 0) named.push(counted(other, 'other item'))
  return `Pasted without ${named.join(', ')}. Pages can’t run code.`
}

const insert = (editor: Editor, nodes: readonly WireNode[]): boolean => {
  const { document } = editor.store
  const place = placeNextToSelection(editor, nodes)
  const result = insertTree(document, { nodes, place, newUuid })
  const done = editor.run(
    'Paste',
    result.ok ? { ...result, change: withFreeIds(document, result.change) } : result,
  )
  if (done) editor.announce('Pasted')
  return done
}

const ownBlocks = (editor: Editor, { blocks, html, plain }: Pasted): readonly WireNode[] | null => {
  // text counts as blocks only if it looks like JSON, because placeholders begin with a brace too
  const json = blocks || blocksInHtml(html) || (/^\s*[{[]\s*["{]/.test(plain) ? plain : '')
  if (json === '') return null
  const read = fragmentFromJson(json)
  return read.ok ? withForeignStyles(read.nodes, read.styles ?? [], editor.store.document.page.theme) : null
}

const foreignHtml = (editor: Editor, html: string): boolean => {
  if (html.length > largestHtml) {
    editor.tell('This is too large to paste. Save it as a file, then choose Import in the Page menu.')
    return false
  }
  const { nodes, report } = importHtmlFragment(html)
  const blocks = inParagraphs(cleanForeignNodes(nodes))
  if (blocks.length === 0) return false
  const done = insert(editor, blocks)
  const note = leftOut(report)
  if (done && note) editor.tell(note)
  return done
}

const plainText = (editor: Editor, text: string): boolean => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return false
  return insert(
    editor,
    newBlock(
      editor,
      lines.map((content) => createNode('Paragraph', { content })),
    ),
  )
}

/**
 * Pastes beside the selection: blocks, else HTML of other programs, else text as paragraphs. Returns true if
 * something was pasted.
 */
export const paste = (editor: Editor, pasted: Pasted): boolean => {
  const blocks = ownBlocks(editor, pasted)
  if (blocks && blocks.length > 0) return insert(editor, blocks)
  if (pasted.html.trim() !== '' && foreignHtml(editor, pasted.html)) return true
  if (plainText(editor, pasted.plain)) return true
  if (pasted.html.trim() === '') editor.tell('Nothing on the clipboard can be pasted here.')
  return false
}
