import {
  applyChange,
  blockType,
  composeChanges,
  removeNodes,
  setProps,
  subtree,
  type CommandResult,
  type NodeRecord,
  type Store,
} from '@web2/builder'
import type { DomWriter } from '../../canvas/dom-writer.ts'
import { textOf, textPropOf, typedText } from './text-prop.ts'
import type { TextSource } from './text-source.ts'

const inlineBlocks: ReadonlySet<string> = new Set(['Text', 'Span', 'Link', 'Br', 'Comment'])
const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code del em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Maximum number of parts that count as one text. */
const mostParts = 400

const isInline = ({ componentName, addition }: NodeRecord): boolean =>
  inlineBlocks.has(componentName) || (componentName === 'Element' && inlineTags.has(addition.tag ?? ''))

/**
 * Returns the inline parts of a text: bold words, links and line breaks. Returns null if the record is no
 * such text.
 */
export const richParts = (store: Store, record: NodeRecord): readonly NodeRecord[] | null => {
  if (record.children.length === 0 || blockType(record.componentName).editableText.length === 0) return null
  const parts: NodeRecord[] = []
  for (const part of subtree(store.document, record.uuid)) {
    if (part.uuid === record.uuid) continue
    if (!isInline(part) || parts.length >= mostParts) return null
    parts.push(part)
  }
  return parts.some((part) => textPropOf(part) === 'content' && textOf(part, 'content').trim() !== '')
    ? parts
    : null
}

interface TypedNode {
  readonly owner: string | null
  readonly parent: Node | null
  readonly text: string
}

/**
 * Assigns each text node of the field to its own record, else to the nearest one before or after it. Returns
 * null if no record is left.
 */
export const textsByOwner = (typed: readonly TypedNode[]): ReadonlyMap<string, string> | null => {
  const texts = new Map<string, string>()
  const nearest = (at: number, fits: (node: TypedNode) => boolean): string | null =>
    typed.slice(0, at).findLast(fits)?.owner ?? typed.slice(at + 1).find(fits)?.owner ?? null
  for (const [at, node] of typed.entries()) {
    const owner =
      node.owner ??
      nearest(at, (other) => other.owner !== null && other.parent === node.parent) ??
      nearest(at, (other) => other.owner !== null)
    if (owner === null) return null
    texts.set(owner, (texts.get(owner) ?? '') + node.text)
  }
  return texts
}

/** Composes two edits; the second must apply after the first, or touch other records. */
const both = (first: CommandResult, second: CommandResult): CommandResult => {
  if (!first.ok) return first
  return second.ok ? { ...second, change: composeChanges(first.change, second.change) } : second
}

/** Text stored in the inline parts of a record. */
export const richText = (
  store: Store,
  writer: Pick<DomWriter, 'nodeOf' | 'recordOf'>,
  record: NodeRecord,
  parts: readonly NodeRecord[],
  field: HTMLElement,
): TextSource => {
  const { uuid } = record
  /** Original texts of the parts with text of their own: bare text, and links and words without parts. */
  const before = new Map(
    parts
      .filter((part) => textPropOf(part) === 'content')
      .map((part) => [part.uuid, textOf(part, 'content')]),
  )
  const ownerOf = (node: Node): string | null =>
    [node, node.parentNode]
      .map((each) => (each ? writer.recordOf(each) : null))
      .find((id) => id !== null && before.has(id)) ?? null

  const typed = (): TypedNode[] => {
    const walker = field.ownerDocument.createTreeWalker(field, NodeFilter.SHOW_TEXT)
    const found: TypedNode[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      found.push({ owner: ownerOf(node), parent: node.parentNode, text: node.textContent ?? '' })
    }
    return found
  }

  /** Replaces all removed parts with the record's own text. */
  const replaceAll = (text: string): CommandResult => {
    const { document } = store
    const emptied = removeNodes(document, { ids: [...(store.get(uuid)?.children ?? [])] })
    if (!emptied.ok) return emptied
    return both(
      emptied,
      setProps(applyChange(document, emptied.change), { ids: [uuid], props: { content: text } }),
    )
  }

  return {
    held: [...parts.map((part) => part.uuid).reverse(), uuid],
    showStored: () => {
      let isOther = false
      for (const [id, text] of before) {
        const node = writer.nodeOf(id)
        if (!node || node.textContent === text) continue
        node.textContent = text
        isOther = true
      }
      return isOther
    },
    store: () => {
      const texts = textsByOwner(typed())
      if (texts === null) return null
      const changed = [...before].flatMap(([id, was]) => {
        const present = store.get(id)
        const text = typedText(texts.get(id) ?? '', was)
        return present && textOf(present, 'content') !== text ? [{ id, text }] : []
      })
      return changed
        .map(({ id, text }) => setProps(store.document, { ids: [id], props: { content: text } }))
        .reduce<CommandResult | null>((all, next) => (all ? both(all, next) : next), null)
    },
    tidy: () => {
      if (textsByOwner(typed()) === null) return replaceAll(typedText(field.textContent ?? '', ''))
      const isGone = (part: NodeRecord): boolean => {
        const was = before.get(part.uuid)
        if (was !== undefined) return was !== '' && textOf(part, 'content') === ''
        return part.componentName !== 'Comment' && !field.contains(writer.nodeOf(part.uuid) ?? null)
      }
      const gone = parts
        .flatMap((part) => store.get(part.uuid) ?? [])
        .filter(isGone)
        .map((part) => part.uuid)
      return gone.length === 0 ? null : removeNodes(store.document, { ids: gone })
    },
  }
}
