import type { CommandResult } from '../commands/command.ts'
import { invalidValue } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NewUuid } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { inlineContent, setInlineContent } from './inline-content.ts'
import { plainText } from './inline-nodes.ts'
import { isMarked, linkIn, marked, unmarked, type LinkOptions, type TextMark } from './text-mark.ts'
import { replaced, type TextRange } from './text-range.ts'

/** Target of a command: a node, and a range of its text as returned by `textOfNode`. */
export interface TextPlace {
  readonly id: string
  readonly range: TextRange
}

/**
 * Returns the text of a node with one character per position, including line breaks; null if it contains
 * anything else.
 */
export const textOfNode = (document: BuilderDocument, id: string): string | null =>
  inlineContent(document, id)?.map(plainText).join('') ?? null

const edit = (
  document: BuilderDocument,
  { id, range }: TextPlace,
  newUuid: NewUuid,
  change: (pieces: readonly WireNode[], range: TextRange) => readonly WireNode[],
): CommandResult => {
  const pieces = inlineContent(document, id)
  if (!pieces) return invalidValue('This block contains more than text.')
  const length = pieces.map(plainText).join('').length
  const from = Math.min(Math.max(0, range.from), length)
  const to = Math.min(Math.max(from, range.to), length)
  return setInlineContent(document, id, change(pieces, { from, to }), newUuid)
}

/** Replaces a range by text; line feeds become spaces. */
export const replaceText = (
  document: BuilderDocument,
  { text, newUuid, ...place }: TextPlace & { readonly text: string; readonly newUuid: NewUuid },
): CommandResult =>
  edit(document, place, newUuid, (pieces, range) =>
    replaced(
      pieces,
      range,
      text.replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks)),
    ),
  )

/** Sets or removes a mark on words. */
export const markText = (
  document: BuilderDocument,
  {
    mark,
    on,
    newUuid,
    ...place
  }: TextPlace & {
    readonly mark: Exclude<TextMark, 'link'>
    readonly on: boolean
    readonly newUuid: NewUuid
  },
): CommandResult =>
  edit(document, place, newUuid, (pieces, range) =>
    on ? marked(pieces, range, mark) : unmarked(pieces, range, mark),
  )

/** Makes a link of a range and sets its text. Marks in it are kept if the text is unchanged. */
export const linkText = (
  document: BuilderDocument,
  {
    text,
    link,
    newUuid,
    ...place
  }: TextPlace & { readonly text: string; readonly link: LinkOptions; readonly newUuid: NewUuid },
): CommandResult => {
  const line = text.replace(/\s+/g, ' ')
  return edit(document, place, newUuid, (pieces, range) => {
    const present = pieces.map(plainText).join('').slice(range.from, range.to)
    const next = present === line ? pieces : replaced(unmarked(pieces, range, 'link'), range, line)
    return marked(next, { from: range.from, to: range.from + line.length }, 'link', link)
  })
}

export const unlinkText = (
  document: BuilderDocument,
  { newUuid, ...place }: TextPlace & { readonly newUuid: NewUuid },
): CommandResult => edit(document, place, newUuid, (pieces, range) => unmarked(pieces, range, 'link'))

/**
 * Returns the marks of a whole range; a collapsed range, or one beyond the text, has those of the character
 * before it.
 */
export const marksAt = (document: BuilderDocument, { id, range }: TextPlace): ReadonlySet<TextMark> => {
  const pieces = inlineContent(document, id) ?? []
  const length = pieces.map(plainText).join('').length
  if (length === 0) return new Set()
  const [from, to] = [Math.min(range.from, length), Math.min(range.to, length)]
  const wide = to > from ? { from, to } : { from: Math.max(0, from - 1), to: Math.max(1, to) }
  const all: readonly TextMark[] = ['bold', 'italic', 'underline', 'link']
  return new Set(all.filter((mark) => isMarked(pieces, wide, mark)))
}

export interface LinkFound extends LinkOptions {
  readonly range: TextRange
  readonly text: string
}

const placeOfNode = (pieces: readonly WireNode[], wanted: WireNode): number | null => {
  let start = 0
  for (const piece of pieces) {
    if (piece === wanted) return start
    const below = placeOfNode(piece.children, wanted)
    if (below !== null) return start + below
    start += plainText(piece).length
  }
  return null
}

/** Returns the whole link that a range touches; null if there is none. */
export const linkAt = (document: BuilderDocument, { id, range }: TextPlace): LinkFound | null => {
  const pieces = inlineContent(document, id) ?? []
  const wide = range.to > range.from ? range : { from: Math.max(0, range.from - 1), to: range.to + 1 }
  const link = linkIn(pieces, wide)
  const from = link && placeOfNode(pieces, link)
  if (!link || from === null) return null
  const text = plainText(link)
  return {
    range: { from, to: from + text.length },
    text,
    href: typeof link.props.href === 'string' ? link.props.href : '',
    newTab: link.props.newTab === true,
    nofollow: link.props.nofollow === true,
  }
}
