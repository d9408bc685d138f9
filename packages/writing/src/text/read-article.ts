import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { ArticleText } from './article-text.ts'
import { BlockWriter } from './block-writer.ts'
import { blockTags, embedded, kindOf, ignoredTags } from './tags.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

interface Surroundings {
  readonly kind: NonNullable<ReturnType<typeof kindOf>>
  readonly keepsSpace: boolean
}

/** Callback for when an element's content has been read. */
interface Ending {
  readonly end: () => void
}

const plain: Surroundings = { kind: { kind: 'paragraph', level: 0 }, keepsSpace: false }
const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? ''

/** Parses the blocks, links and images of an article's HTML. Accepts any input, however deep or broken. */
export const readArticle = (html: string): ArticleText => {
  const writer = new BlockWriter()
  // an explicit stack, because hostile markup nests deeper than the call stack allows
  const waiting: ([Node, Surroundings] | Ending)[] = []
  const push = (nodes: readonly Node[], around: Surroundings) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) waiting.push([nodes[at]!, around])
  }

  const enter = (element: Element, around: Surroundings) => {
    const tag = element.tagName
    if (ignoredTags.has(tag)) return
    if (tag === 'br') return writer.breakLine()
    if (tag === 'img') return writer.picture(attribute(element, 'src'), attribute(element, 'alt'))
    if (embedded.has(tag)) return writer.frame()
    const inside = { kind: kindOf(tag) ?? around.kind, keepsSpace: around.keepsSpace || tag === 'pre' }
    if (blockTags.has(tag)) {
      writer.turn(inside.kind)
      waiting.push({ end: () => writer.turn(around.kind) })
    } else if (tag === 'a') {
      const [href, rel] = [attribute(element, 'href'), attribute(element, 'rel')]
      const [begun, from] = [writer.blocks.length, writer.length]
      waiting.push({ end: () => writer.link({ href, rel, begun, from }) })
    }
    push(element.childNodes, inside)
  }

  push(parseFragment(html).childNodes, plain)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('end' in next) next.end()
    else {
      const [node, around] = next
      if (node.nodeName === '#text')
        writer.write((node as DefaultTreeAdapterTypes.TextNode).value, around.keepsSpace)
      else if ('tagName' in node) enter(node, around)
    }
  }
  writer.end()
  return { blocks: writer.blocks, links: writer.links, pictures: writer.pictures }
}
