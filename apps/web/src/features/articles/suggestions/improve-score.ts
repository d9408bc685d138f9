import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/core'
import {
  improvedBlockLength,
  mostImprovedBlocks,
  type ArticleImprovementLine,
  type ArticleImprovementStart,
  type EditFailed,
  type EditOrigin,
  type ImprovedField,
  type Improvement,
} from '@web2/contract/articles'
import { pictureSign, type CheckResult } from '@web2/writing'
import { postForLines } from '../../../lib/api/line-answer.ts'
import { editorBlocks, type EditorBlock } from '../score/editor-blocks.ts'
import { brokenSentence } from './edit-labels.ts'
import type { SuggestedChange } from './suggestion.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { propose } from './suggestions-plugin.ts'

/** Checks that no change of the text or its fields can pass. */
const notByText: ReadonlySet<string> = new Set([
  ...[
    'keyword-length',
    'keyword-used-before',
    'competing-links',
    'text-length',
    'heading-order',
    'single-h1',
  ],
  ...['internal-links', 'outbound-links', 'link-texts', 'pictures', 'subheadings', 'paragraph-length'],
])

/** Returns the failed checks that AI can propose changes for. */
export const improvableChecks = (checks: readonly CheckResult[]): readonly CheckResult[] =>
  checks.filter(({ id, status }) => status !== 'good' && !notByText.has(id))

interface ImageAt {
  readonly position: number
  readonly node: Node
}

const imagesIn = (document: Node): ImageAt[] => {
  const found: ImageAt[] = []
  document.descendants((node, position) => {
    if (node.type.name === 'image') found.push({ position, node })
  })
  return found
}

/** Formatting that all text of a range has, without links. */
const marksOf = (document: Node, from: number, to: number): readonly Mark[] => {
  let common: readonly Mark[] | null = null
  document.nodesBetween(from, to, (node) => {
    if (node.isText) common = common === null ? node.marks : common.filter((mark) => mark.isInSet(node.marks))
  })
  return ((common ?? []) as readonly Mark[]).filter(({ type }) => type.name !== 'link')
}

/** Returns the change of a block's text without the words that stay; null if the block has changed. */
const textChange = (
  document: Node,
  block: EditorBlock | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): SuggestedChange | null => {
  const at = block?.text.indexOf(from) ?? -1
  if (!block || at < 0 || from.includes(pictureSign)) return null
  let [start, end] = [0, 0]
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end))
    end += 1
  // whole words are easier to read
  while (start > 0 && /\S/.test(from[start - 1]!)) start -= 1
  while (end > 0 && /\S/.test(from.at(-end)!)) end -= 1
  const [first, last] = [block.positions[at + start], block.positions[at + from.length - end - 1]]
  const begin = first ?? (block.positions[at + start - 1] ?? -1) + 1
  const stop = start + end >= from.length ? begin : (last ?? begin - 1) + 1
  const text = to.slice(start, to.length - end)
  const { schema } = document.type
  const marks = marksOf(document, begin, Math.max(stop, begin))
  return {
    from: begin,
    to: stop,
    content: text === '' ? Fragment.empty : Fragment.from(schema.text(text, marks)),
  }
}

const altChange = (image: ImageAt | undefined, alt: string): SuggestedChange | null =>
  image
    ? {
        from: image.position,
        to: image.position + image.node.nodeSize,
        content: Fragment.from(image.node.type.create({ ...image.node.attrs, alt }, null, image.node.marks)),
      }
    : null

export interface FieldImprovement {
  readonly to: string
  readonly reason: string
}

export interface Improved {
  readonly origin: EditOrigin
  readonly fields: ReadonlyMap<ImprovedField, FieldImprovement>
  /** Number of all proposals. */
  readonly count: number
}

interface ImproveCall {
  readonly editor: Editor
  readonly articleId: string | null
  readonly values: ArticleImprovementStart['fields'] & { readonly keyword: string }
  readonly checks: readonly CheckResult[]
  readonly signal: AbortSignal
}

const asked = (
  { articleId, values, checks }: ImproveCall,
  blocks: readonly EditorBlock[],
  images: readonly ImageAt[],
) => {
  const { keyword, ...fields } = values
  return {
    articleId,
    keyword,
    fields,
    checks: improvableChecks(checks).map(({ id, label, reason }) => ({ id, label, reason })),
    blocks: blocks
      .map(({ text }, number) => ({ number, text }))
      .filter(({ text }) => text.length <= improvedBlockLength)
      .slice(0, mostImprovedBlocks),
    images: images
      .map(({ node }, number) => ({ number, alt: String(node.attrs.alt ?? '').slice(0, 600) }))
      .slice(0, mostImprovedBlocks),
  } satisfies ArticleImprovementStart
}

/** Asks AI for the changes that pass the failed checks: those of the text become suggestions. */
export const improveScore = async (call: ImproveCall): Promise<Improved | EditFailed> => {
  const { editor, checks, signal } = call
  const before = editor.state.doc
  const [blocks, images] = [editorBlocks(before), imagesIn(before)]
  let answer: ArticleImprovementLine | undefined
  await postForLines<ArticleImprovementLine>({
    path: 'article-improvements',
    data: asked(call, blocks, images),
    signal,
    onLine: (line) => (answer = line),
  })
  if (answer === undefined) return { failed: brokenSentence }
  if ('failed' in answer) return answer
  const { improvements, ...origin } = answer.done
  const labelOf = ({ check }: Improvement) => checks.find(({ id }) => id === check)?.label ?? 'Score'
  const { doc } = editor.state
  // words that the user has changed since are not found
  const [now, nowImages] = doc === before ? [blocks, images] : [editorBlocks(doc), imagesIn(doc)]
  const changes = improvements.flatMap((improvement) => {
    if (improvement.kind === 'field') return []
    const change =
      improvement.kind === 'text'
        ? textChange(doc, now[improvement.block], improvement)
        : altChange(nowImages[improvement.image], improvement.to)
    return change ? [{ ...change, reason: labelOf(improvement) }] : []
  })
  loadSuggestions(editor)
  editor.view.dispatch(propose(editor.state, changes))
  // without the focus the editor leaves the browser's selection as it was, which would hide the colors
  const selection = getSelection()
  if (!editor.isFocused && selection && editor.view.dom.contains(selection.anchorNode))
    selection.removeAllRanges()
  const fields = new Map(
    improvements.flatMap((improvement) =>
      improvement.kind === 'field'
        ? [[improvement.field, { to: improvement.to, reason: labelOf(improvement) }] as const]
        : [],
    ),
  )
  return { origin, fields, count: fields.size + changes.length }
}
