import { DOMSerializer, type Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import classes from './suggestions.module.css'
import type { Suggestion, Target } from './suggestion.ts'

interface Shown {
  readonly all: readonly Suggestion[]
  readonly chosen: string | null
  readonly target: Target | null
}

const classOf = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Returns the alt text that a suggestion gives an image; null for any other change. */
const newAltText = ({ content, original }: Suggestion): string | null => {
  const [before, after] = [original.content.firstChild, content.firstChild]
  const isSameImage = before?.type.name === 'image' && after?.type.name === 'image'
  return isSameImage && before.attrs.src === after.attrs.src ? String(after.attrs.alt) : null
}

const written = (content: Fragment, schema: Schema, inside: HTMLElement): void =>
  void DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, inside)

/** Draws proposed items of a list as one item, because a list holds nothing else. */
const drawnItems = (content: Fragment, schema: Schema): HTMLElement => {
  const item = document.createElement('li')
  const inside = document.createElement('div')
  inside.setAttribute('role', 'insertion')
  item.append(inside)
  const [only] = content.childCount === 1 ? [content.child(0)] : []
  if (only) written(only.content, schema, inside)
  else {
    const list = document.createElement('ul')
    inside.append(list)
    written(content, schema, list)
  }
  return item
}

const drawnContent = (suggestion: Suggestion, isInline: boolean): HTMLElement => {
  const { content } = suggestion
  const alt = newAltText(suggestion)
  const { type } = content.child(0)
  if (type.name === 'listItem') return drawnItems(content, type.schema)
  const element = document.createElement(isInline ? 'span' : 'div')
  element.setAttribute('role', 'insertion')
  if (alt === null) written(content, type.schema, element)
  else element.textContent = `Alt text: ${alt}`
  return element
}

/** Draws proposed content. The document's schema has made it, so it holds nothing that could run. */
const drawn = (suggestion: Suggestion, isInline: boolean, isChosen: boolean) => (): HTMLElement => {
  const element = drawnContent(suggestion, isInline)
  element.className = classOf(classes.inserted, !isInline && classes.block, isChosen && classes.chosen)
  element.dataset.suggestion = suggestion.id
  element.contentEditable = 'false'
  return element
}

/** Decorations of the range that a suggestion replaces. */
const removedRange = (doc: Node, suggestion: Suggestion, isChosen: boolean): Decoration[] => {
  const { id, from, to, isStale } = suggestion
  if (from === to) return []
  const attributes = {
    class: classOf(isStale ? classes.stale : classes.removed, isChosen && classes.chosen),
    'data-suggestion': id,
  }
  const $from = doc.resolve(from)
  if (newAltText(suggestion) !== null) return [Decoration.node(from, to, { 'data-suggestion': id })]
  if ($from.parent.inlineContent)
    return [Decoration.inline(from, to, isStale ? attributes : { ...attributes, role: 'deletion' })]
  const found: Decoration[] = []
  let at = from
  for (let index = $from.index(); at < to && index < $from.parent.childCount; index += 1) {
    const { nodeSize } = $from.parent.child(index)
    found.push(Decoration.node(at, at + nodeSize, attributes))
    at += nodeSize
  }
  return found
}

const shownAs = (doc: Node, suggestion: Suggestion, isChosen: boolean): Decoration[] => {
  const { id, to, isStale, content } = suggestion
  const removed = removedRange(doc, suggestion, isChosen)
  if (isStale || content.size === 0) return removed
  const isInline = doc.resolve(to).parent.inlineContent
  const widget = Decoration.widget(to, drawn(suggestion, isInline, isChosen), {
    key: `${id} ${isChosen}`,
    side: 1,
    ignoreSelection: true,
    marks: [],
  })
  return [...removed, widget]
}

/** Decorations of the passage that AI works on, with its answer below. */
const targetShown = (doc: Node, { from, to, host }: Target): Decoration[] => {
  const found: Decoration[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    const [first, last] = [Math.max(from, position + 1), Math.min(to, position + 1 + node.content.size)]
    if (first < last) found.push(Decoration.inline(first, last, { class: classes.target ?? '' }))
    return false
  })
  const $to = doc.resolve(to)
  const below = $to.depth === 0 ? to : $to.after(1)
  return [
    ...found,
    Decoration.widget(below, host, { key: 'answer', side: 2, ignoreSelection: true, stopEvent: () => true }),
  ]
}

/** Returns how suggestions are drawn in the text. */
export const decorationsOf = (doc: Node, { all, chosen, target }: Shown): DecorationSet =>
  DecorationSet.create(doc, [
    ...all.flatMap((each) => shownAs(doc, each, each.id === chosen)),
    ...(target ? targetShown(doc, target) : []),
  ])
