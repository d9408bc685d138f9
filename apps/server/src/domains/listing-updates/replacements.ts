import { createHash } from 'node:crypto'
import { escapeAttribute, escapeText } from '@web2/builder'
import type { ListingReplacement, ListingTextPart } from '@web2/contract/listing-updates'
import { findNeedles, type Hit } from './find/find-needles.ts'
import { htmlStretches, textStretch, type Block, type Stretch } from './html-stretches.ts'
import type { Needle } from './find/needles.ts'

/** Text that may show old data. */
export interface TextPart {
  readonly part: ListingTextPart
  readonly value: string
  readonly isHtml: boolean
  /** True if it is the URL of a link. */
  readonly isLink?: boolean
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Replacement with its edits: a linked number is changed together with its link. */
export interface FoundReplacement extends ListingReplacement {
  /** Text that contains it. */
  readonly of: TextPart
  readonly edits: readonly Edit[]
}

/** Characters of context shown on either side. */
const mostAround = 140

const sentenceStart = (text: string): string => {
  const cut = text.slice(-mostAround)
  const start = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end)))
  if (start >= 0) return cut.slice(start + 2)
  return text.length > mostAround ? `…${cut}` : cut
}

const sentenceEnd = (text: string): string => {
  const cut = text.slice(0, mostAround)
  const end = /[.!?](?=\s|$)/.exec(cut)
  if (end) return cut.slice(0, end.index + 1)
  return text.length > mostAround ? `${cut}…` : cut
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ')

const around = (
  { block, at, text }: Stretch,
  { from, to }: Hit,
): Pick<ListingReplacement, 'lead' | 'tail'> => {
  const [before, after] =
    at === null
      ? [text.slice(0, from), text.slice(to)]
      : [block.text.slice(0, at + from), block.text.slice(at + to)]
  return { lead: oneSpace(sentenceStart(before)), tail: oneSpace(sentenceEnd(after)) }
}

const idOf = (found: Omit<ListingReplacement, '_id'>, seen: Map<string, number>): string => {
  const { part, field, before, lead, tail, isLink } = found
  const key = JSON.stringify([part, field, before, lead.slice(-40), tail.slice(0, 40), isLink])
  const turn = seen.get(key) ?? 0
  seen.set(key, turn + 1)
  return createHash('sha256').update(`${key}${turn}`).digest('hex').slice(0, 16)
}

const numbered = (sign: string): string => `&#${sign.charCodeAt(0)};`

/** Escapes a value so that it stays within its attribute, whether quoted or not. */
const escapedValue = (value: string, html: string, start: number): string => {
  const escaped = escapeAttribute(value).replaceAll("'", numbered)
  return /["']/.test(html[start - 1] ?? '') ? escaped : escaped.replace(/[\s=`]/g, numbered)
}

const editOf = (
  { places, attribute }: Stretch,
  { from, to, after }: Hit,
  { value, isHtml }: TextPart,
): Edit => {
  const written = attribute === null ? escapeText(after) : escapedValue(after, value, places[0] ?? 0)
  return { from: places[from] ?? 0, to: places[to] ?? 0, text: isHtml ? written : after }
}

/** Returns where the content of a link begins. */
const startOf = ({ content }: Stretch): number => content?.[0] ?? 0

/** Returns the last index of a sorted list for which a condition holds, or -1 if none. */
const lastIndex = <Each>(sorted: readonly Each[], holds: (each: Each) => boolean): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle]!)) low = middle + 1
    else high = middle
  }
  return low - 1
}

const inPart = (of: TextPart, needles: readonly Needle[], seen: Map<string, number>): FoundReplacement[] => {
  const { part, value, isHtml, isLink: isAddress = false } = of
  const stretches = isHtml ? htmlStretches(value) : [textStretch(value, isAddress ? 'href' : null)]
  const hits = stretches.flatMap((stretch) => findNeedles(stretch, needles).map((hit) => ({ stretch, hit })))
  const isTarget = ({ stretch }: (typeof hits)[number]) =>
    stretch.attribute === 'href' || stretch.attribute === 'src'
  const texts = hits.filter((each) => !isTarget(each))
  const links = hits
    .filter((each) => isTarget(each) && each.stretch.content !== null)
    .toSorted((one, other) => startOf(one.stretch) - startOf(other.stretch))
  const taken = new Set<(typeof hits)[number]>()
  const found = texts.map(({ stretch, hit }) => {
    const place = stretch.places[hit.from] ?? 0
    // links don't nest
    const link = links[lastIndex(links, (each) => startOf(each.stretch) <= place)]
    const changesToo =
      link !== undefined &&
      !taken.has(link) &&
      link.hit.needle.field === hit.needle.field &&
      place < (link.stretch.content?.[1] ?? 0)
    if (changesToo) taken.add(link)
    return { stretch, hit, edits: [{ stretch, hit }, ...(changesToo ? [link] : [])] }
  })
  const shown = new Map<Block, string>()
  const beginningOf = (block: Block): string => {
    const text = shown.get(block) ?? oneSpace(block.text).slice(0, mostAround)
    shown.set(block, text)
    return text
  }
  const alone = hits.filter((each) => isTarget(each) && !taken.has(each))
  return [...found, ...alone.map((each) => ({ ...each, edits: [each] }))]
    .toSorted(
      (one, other) => (one.stretch.places[one.hit.from] ?? 0) - (other.stretch.places[other.hit.from] ?? 0),
    )
    .map(({ stretch, hit, edits }) => {
      const isLink = isTarget({ stretch, hit })
      const text = isLink ? beginningOf(stretch.block) : ''
      const says = {
        part,
        field: hit.needle.field,
        before: oneSpace(stretch.text.slice(hit.from, hit.to)),
        after: hit.after,
        ...(isLink ? { lead: text === '' ? '' : `${text}: `, tail: '' } : around(stretch, hit)),
        isLink,
      }
      return {
        _id: idOf(says, seen),
        ...says,
        of,
        edits: edits.map((each) => editOf(each.stretch, each.hit, of)),
      }
    })
}

/** Returns a listing's old data in texts, each as a replacement with its sentence, in reading order. */
export const findReplacements = (
  parts: readonly TextPart[],
  needles: readonly Needle[],
): FoundReplacement[] => {
  if (needles.length === 0) return []
  const seen = new Map<string, number>()
  return parts.flatMap((part) => (part.value === '' ? [] : inPart(part, needles, seen)))
}

/** Applies replacements to the text of a part and leaves the rest as it is. */
export const replaced = (part: TextPart, found: readonly FoundReplacement[]): string => {
  const { value } = part
  let [result, last] = ['', 0]
  const edits = found
    .filter(({ of }) => of === part)
    .flatMap((each) => each.edits)
    .toSorted((one, other) => one.from - other.from)
  for (const { from, to, text } of edits) {
    if (from < last) continue
    result += value.slice(last, from) + text
    last = to
  }
  return result + value.slice(last)
}

export const shownReplacement = ({
  edits: _edits,
  of: _of,
  ...shown
}: FoundReplacement): ListingReplacement => shown
