import { DOMParser, Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model'
import type { Passage } from './passage.ts'

const mediaMarks = /⟦(\d{1,3})⟧/

interface Taken {
  readonly passage: Passage
  /** Images and videos that stand in the answer already. */
  readonly used: Set<Node>
}

/** Returns the image or video of a mark, once. */
const mediaOf = (number: string | undefined, { passage, used }: Taken): Node | null => {
  const node = passage.atoms[Number(number) - 1]
  if (!node || used.has(node)) return null
  used.add(node)
  return node
}

const ownMarks = (marks: readonly Mark[], { links }: Passage): readonly Mark[] =>
  marks.filter(({ type, attrs }) => type.name !== 'link' || links.has(String(attrs.href)))

/** Returns a text with the images that its marks stand for. */
const textWithMedia = (node: Node, schema: Schema, taken: Taken): Node[] => {
  const marks = ownMarks(node.marks, taken.passage)
  return (node.text ?? '').split(/(⟦\d{1,3}⟧)/).flatMap((part) => {
    if (part === '') return []
    const number = mediaMarks.exec(part)?.[1]
    if (number === undefined) return [schema.text(part, marks)]
    const media = mediaOf(number, taken)
    return media?.isInline ? [media] : []
  })
}

/** Returns content without foreign links and images, and with the passage's own images and videos back in it. */
const restored = (content: Fragment, schema: Schema, taken: Taken): Fragment => {
  const nodes: Node[] = []
  content.forEach((node) => {
    if (node.isText) return void nodes.push(...textWithMedia(node, schema, taken))
    if (node.type.name === 'image' || node.type.name === 'frame') return
    const number = /^\s*⟦(\d{1,3})⟧\s*$/.exec(node.textContent)?.[1]
    const block = number === undefined ? undefined : taken.passage.atoms[Number(number) - 1]
    if (node.isTextblock && block?.isBlock) {
      const media = mediaOf(number, taken)
      return void (media && nodes.push(media))
    }
    nodes.push(node.isLeaf ? node : node.copy(restored(node.content, schema, taken)))
  })
  return Fragment.fromArray(nodes)
}

const childrenOf = (content: Fragment): Node[] =>
  Array.from({ length: content.childCount }, (_, at) => content.child(at))

/** Returns blocks as items of a list. */
const asItems = (content: Fragment, schema: Schema): Fragment =>
  Fragment.fromArray(
    childrenOf(content).flatMap((node) => {
      if (node.type.name.endsWith('List')) return childrenOf(node.content)
      const item = schema.nodes.listItem?.createAndFill(null, node)
      return item ? [item] : []
    }),
  )

/** Returns blocks as one line of text. */
const asInline = (content: Fragment, schema: Schema): Fragment =>
  childrenOf(content).reduce((joined, node, at) => {
    const own = node.isTextblock
      ? node.content
      : Fragment.from(node.textContent === '' ? null : schema.text(node.textContent))
    return at === 0 ? own : joined.append(Fragment.from(schema.text(' '))).append(own)
  }, Fragment.empty)

/**
 * Reads an answer as content for the place of its passage. Only what the editor's schema knows is left: no scripts, no
 * images and links but those of the passage.
 */
export const answerContent = (html: string, passage: Passage, schema: Schema): Fragment => {
  const { body } = new globalThis.DOMParser().parseFromString(html, 'text/html')
  const content = restored(DOMParser.fromSchema(schema).parse(body).content, schema, {
    passage,
    used: new Set(),
  })
  if (passage.list) return asItems(content, schema)
  return passage.isInline ? asInline(content, schema) : content
}

/** Returns what a reader sees of an answer that is still being written. */
export const answerText = (raw: string): string => {
  const whole = raw.replace(/^\s*```[a-z]*\s*/i, '').replace(/<[^>]*$/, '')
  const { body } = new globalThis.DOMParser().parseFromString(
    whole.replace(/<\/(?:p|h[1-6]|li|tr|blockquote)>|<br ?\/?>/gi, '$&\n').replace(/<\/t[dh]>/gi, '$& '),
    'text/html',
  )
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove()
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim()
}
