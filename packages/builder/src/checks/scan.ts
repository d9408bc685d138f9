import { expandModules } from '../modules/expand-modules.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { factsOf, type Facts } from './node-facts.ts'

/** Node visible to visitors. */
export interface VisibleNode {
  readonly record: NodeRecord
  readonly facts: Facts
  /** Index of its parent among the visible nodes; -1 for the root. */
  readonly parent: number
}

/** Result of one walk over a page, shared by all rules. */
export interface Scan {
  readonly document: BuilderDocument
  /** In page order. */
  readonly seen: readonly VisibleNode[]
  /** Accessible name of each node, truncated after some words. */
  readonly names: readonly string[]
}

const enough = 120

const walk = (document: BuilderDocument): VisibleNode[] => {
  const seen: VisibleNode[] = []
  const waiting: [uuid: string, parent: number][] = [[document.root, -1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [uuid, parent] = next
    const record = nodeOf(document, uuid)
    if (record.addition.hidden === true && parent >= 0) continue
    const at = seen.push({ record, facts: factsOf(record), parent }) - 1
    for (let i = record.children.length - 1; i >= 0; i -= 1) waiting.push([record.children[i]!, at])
  }
  return seen
}

/** Parents precede their children, so iterating from the end visits children first. */
const namesOf = (seen: readonly VisibleNode[]): string[] => {
  const names = seen.map(() => '')
  for (let at = seen.length - 1; at >= 0; at -= 1) {
    const { facts, parent } = seen[at]!
    const { tag, attributes, text } = facts
    const given = attributes['aria-label'] ?? ''
    const inner = tag === 'img' ? (attributes.alt ?? '') : `${text}${names[at]}`
    const name = given.trim() || (/\S/.test(inner) ? inner : (attributes.title ?? ''))
    names[at] = name.slice(0, enough)
    if (parent >= 0) names[parent] = `${names[at]} ${names[parent]}`.slice(0, enough)
  }
  return names.map((name) => name.replace(/\s+/g, ' ').trim())
}

/** Scans the page as visitors get it, with its sections expanded. */
export const scanPage = (page: BuilderDocument, modules?: ReadonlyMap<string, BuilderDocument>): Scan => {
  const document = modules ? expandModules(page, modules).document : page
  const seen = walk(document)
  return { document, seen, names: namesOf(seen) }
}

/** Returns for each index whether an ancestor matches; parents precede their children. */
export const placesInside = ({ seen }: Scan, fits: (facts: Facts) => boolean): readonly boolean[] => {
  const inside: boolean[] = []
  for (const { parent } of seen) inside.push(parent >= 0 && (inside[parent]! || fits(seen[parent]!.facts)))
  return inside
}

/** Quotes a few words, so that users recognize the node. */
export const quoted = (words: string): string =>
  words.length > 40 ? `“${words.slice(0, 39)}…”` : `“${words}”`
