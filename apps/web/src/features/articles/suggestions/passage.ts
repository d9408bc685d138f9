import {
  DOMSerializer,
  Fragment,
  type Node,
  type NodeType,
  type ResolvedPos,
  type Schema,
} from '@tiptap/pm/model'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'
import { editContextLength, type EditAction } from '@web2/contract/articles'
import type { Range } from './touched-range.ts'

/** The part of a text that AI edits. */
export interface Passage extends Range {
  /** True for a part of one block, false for whole blocks. */
  readonly isInline: boolean
  /** List whose items are the blocks; null if they stand alone. */
  readonly list: NodeType | null
  /** As sent: without images and styles. */
  readonly html: string
  /** Images and videos by their mark: ⟦1⟧ is the first. */
  readonly atoms: readonly Node[]
  /** Targets of its links. */
  readonly links: ReadonlySet<string>
}

const isMedia = ({ type }: Node): boolean => type.name === 'image' || type.name === 'frame'
export const mediaMark = (number: number): string => `⟦${number}⟧`

/** Replaces images and videos by marks. */
const withMarks = (content: Fragment, schema: Schema, atoms: Node[]): Fragment => {
  const nodes: Node[] = []
  content.forEach((node) => {
    if (!isMedia(node))
      return void nodes.push(node.isText ? node : node.copy(withMarks(node.content, schema, atoms)))
    atoms.push(node)
    const mark = schema.text(mediaMark(atoms.length))
    nodes.push(node.isInline ? mark : schema.nodes.paragraph!.create(null, mark))
  })
  return Fragment.fromArray(nodes)
}

const sentAttributes: ReadonlySet<string> = new Set(['href', 'colspan', 'rowspan', 'start'])

/** Writes content as HTML in a document that loads nothing. */
const htmlOf = (content: Fragment, schema: Schema): string => {
  const inert = document.implementation.createHTMLDocument('')
  const serializer = DOMSerializer.fromSchema(schema)
  serializer.serializeFragment(content, { document: inert }, inert.body)
  for (const element of inert.body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!sentAttributes.has(name) || element.getAttribute(name) === '1') element.removeAttribute(name)
  for (const columns of inert.body.querySelectorAll('colgroup')) columns.remove()
  return inert.body.innerHTML
}

const linksIn = (content: Fragment): ReadonlySet<string> => {
  const links = new Set<string>()
  content.descendants(({ marks }) => {
    for (const { type, attrs } of marks) if (type.name === 'link') links.add(String(attrs.href))
  })
  return links
}

interface Place extends Range {
  readonly isInline: boolean
  readonly list?: NodeType | null
}

const passageAt = (
  doc: Node,
  { from, to, isInline, list = null }: Place,
  read: Range = { from, to },
): Passage => {
  const { schema } = doc.type
  const content = doc.slice(read.from, read.to).content
  // a slice of inline content is open on both sides
  const own = isInline && content.firstChild?.isBlock ? content.firstChild.content : content
  const atoms: Node[] = []
  const marked = withMarks(own, schema, atoms)
  const listed = list ? Fragment.from(list.create(null, marked)) : marked
  return { from, to, isInline, list, html: htmlOf(listed, schema), atoms, links: linksIn(own) }
}

const isTablePart = ({ type }: Node): boolean => type.spec.tableRole !== undefined
const isCell = ({ type }: Node): boolean => /^(header_)?cell$/.test(String(type.spec.tableRole))

const topBlock = ($position: ResolvedPos): Range => ({ from: $position.before(1), to: $position.after(1) })

/** Returns the blocks that a selection touches, a table always as a whole. */
const wholeBlocks = ($from: ResolvedPos, $to: ResolvedPos): Place | null => {
  const range = $from.blockRange($to, (parent) => !isTablePart(parent) || isCell(parent))
  if (!range) return null
  const list = range.parent.type.name.endsWith('List') ? range.parent.type : null
  return { from: range.start, to: range.end, isInline: false, list }
}

const isStructural = (action: EditAction): boolean => action === 'list' || action === 'table'

/** Where text that continues the article is inserted: after the block with the cursor, or in its place if it is empty. */
const placeToContinue = (doc: Node, $to: ResolvedPos): Passage => {
  const block = topBlock($to)
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0
  if (isEmpty) return { ...passageAt(doc, { ...block, isInline: false }), html: '' }
  const passage = passageAt(doc, { from: block.to, to: block.to, isInline: false }, block)
  // nothing of it is replaced
  return { ...passage, atoms: [], links: new Set() }
}

/** Returns what an action edits for the present selection; null if there is nothing. */
export const passageOf = ({ doc, selection }: EditorState, action: EditAction): Passage | null => {
  const { $from, $to, empty } = selection
  if (selection instanceof NodeSelection && isMedia(selection.node)) return null
  if ($to.depth === 0) {
    const whole = { from: 0, to: doc.content.size, isInline: false }
    return doc.content.size === 0 || action === 'continue' ? null : passageAt(doc, whole)
  }
  if (action === 'continue') return placeToContinue(doc, $to)
  const isNested = $from.depth > 1
  if (isStructural(action) && isNested)
    return passageAt(doc, { ...topBlock($from), to: topBlock($to).to, isInline: false })
  const isOneBlock = $from.sameParent($to) && $from.parent.isTextblock
  const isWholeBlock = empty || ($from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size)
  if (isOneBlock && (isWholeBlock || isStructural(action))) {
    const passage = passageAt(doc, { from: $from.before(), to: $from.after(), isInline: false })
    return $from.parent.content.size === 0 ? { ...passage, html: '' } : passage
  }
  if (isOneBlock) return passageAt(doc, { from: $from.pos, to: $to.pos, isInline: true })
  const place = wholeBlocks($from, $to)
  return place && passageAt(doc, place)
}

/** Plain text around a passage, and the headings of the article. */
export const contextOf = (doc: Node, { from, to }: Range) => {
  const around = editContextLength / 2
  const headings: string[] = []
  doc.forEach((node) => {
    if (node.type.name === 'heading') headings.push(`h${String(node.attrs.level)} ${node.textContent}`)
  })
  return {
    before: doc.textBetween(0, from, '\n', ' ').slice(-around),
    after: doc.textBetween(to, doc.content.size, '\n', ' ').slice(0, around),
    outline: headings.join('\n').slice(0, editContextLength),
  }
}
