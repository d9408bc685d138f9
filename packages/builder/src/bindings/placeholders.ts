import { addressLine } from './address.ts'
import type { BindingData, NapData } from './data.ts'
import { placeholder, readText, type TextPieces } from './read-text.ts'
import { writeText, type Insert, type TextWriting } from './write-text.ts'

const napFields = new Set(
  (
    'businessName country address1 address2 city state zip plus4 phone fax website latitude longitude ' +
    'KGMID cid placeId aboutUsBlurb youtube facebook linkedin tiktok instagram twitter'
  ).split(' '),
)

/** Names that every page may use, whatever its data: for a picker, and to tell text from placeholders on import. */
export const placeholderNames: readonly string[] = [
  ...[...napFields].map((field) => `nap.${field}`),
  'nap.address',
  'site.name',
  'email',
  'year',
]

const known = new Set(placeholderNames)

const valueOf = (name: string, data: BindingData): string | number | undefined => {
  if (data.values && Object.hasOwn(data.values, name)) return data.values[name]
  if (name === 'email') return data.email
  if (name === 'year') return data.year
  if (name === 'site.name') return data.site?.name
  if (!data.nap || !known.has(name)) return undefined
  if (name === 'nap.address') return addressLine(data.nap)
  const value = data.nap[name.slice('nap.'.length) as keyof NapData]
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

export interface Missing {
  readonly name: string
  /** False for a name that no data could have, for example a misspelt one. */
  readonly known: boolean
}

/** True when `fill` may change the text. */
export const hasPlaceholder = (text: string): boolean => text.includes('{') && text.search(placeholder) >= 0

const asIs: Insert = (value) => value

/** Callbacks for data that a page needs and doesn't have. */
export interface Lacks {
  /** A placeholder outside of phrases without a value; it vanishes. */
  readonly missing: (what: Missing) => void
  /** An optional phrase that fell away; `names` are its placeholders. */
  readonly fallen?: (names: readonly string[]) => void
}

const isKnown = (name: string, data: BindingData): boolean =>
  known.has(name) || (data.values !== undefined && Object.hasOwn(data.values, name))

const namesOf = (pieces: TextPieces): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return 'options' in piece ? piece.options.flatMap(namesOf) : piece.name
  })

/** `fill` for a text that was read before. */
export const fillPieces = (
  pieces: TextPieces,
  data: BindingData,
  lacks?: Lacks,
  insert: Insert = asIs,
): string => {
  const writing: TextWriting = {
    valueOf: (name) => valueOf(name, data),
    insert,
    missing: ({ name, typed }) => {
      if (!lacks) return typed
      lacks.missing({ name, known: isKnown(name, data) })
      return ''
    },
    fallen: (phrase) => {
      if (!lacks) return phrase.typed
      lacks.fallen?.([...new Set(namesOf([phrase]))])
      return ''
    },
  }
  return writeText(pieces, writing)
}

/**
 * Puts data in the place of `{name}`, and takes the brackets off optional phrases: of `[[first||second]]` the first
 * alternative is shown whose placeholders all have values, or nothing. A placeholder without a value, and a phrase that
 * cannot be filled, stay as typed, or vanish and are told to `missing` when that is given. A backslash before a
 * placeholder or a phrase keeps the braces or brackets and goes away itself. Brackets without a placeholder inside are
 * text.
 */
export const fill = (
  text: string,
  data: BindingData,
  missing?: (what: Missing) => void,
  insert: Insert = asIs,
): string => {
  if (!text.includes('{')) return text
  return fillPieces(readText(text), data, missing && { missing }, insert)
}

/** Words that code has in braces, and no list is called. */
const codeWords = new Set('return break continue this null undefined true false'.split(' '))

/** Braces as code and templates of other systems have them: `{{name}}`, `${name}`, `%{name}`, `f(){name}`, `=>{name}`. */
const isForeign = (text: string, at: number, typed: string, name: string): boolean => {
  const before = text.slice(Math.max(0, at - 2), at)
  const isDouble = before.endsWith('{') && text[at + typed.length] === '}'
  return isDouble || /[$%)]$|=>$/.test(before) || codeWords.has(name)
}

const withUnknown = (
  text: string,
  isWanted: (typed: string, name: string, at: number) => boolean,
  change: (typed: string, slashes: string) => string,
): string =>
  text.includes('{')
    ? text.replace(placeholder, (typed: string, slashes: string, name: string, at: number) =>
        known.has(name) || !isWanted(typed, name, at) ? typed : change(typed, slashes),
      )
    : text

const withForeign = (text: string, change: (typed: string, slashes: string) => string): string =>
  withUnknown(text, (typed, name, at) => isForeign(text, at, typed, name), change)

/** The others: names that a list may have. */
const withNames = (
  text: string,
  isWanted: (name: string) => boolean,
  change: (typed: string, slashes: string) => string,
): string =>
  withUnknown(text, (typed, name, at) => !isForeign(text, at, typed, name) && isWanted(name), change)

/**
 * Text of an import, made literal where code or a template of another system would be read as a placeholder, so that
 * nothing of it vanishes. Placeholders stay, known ones and those that a list may have the name of: this is how a page
 * of HTML brings its bindings.
 */
export const keepUnknownLiteral = (text: string): string => withForeign(text, (typed) => `\\${typed}`)

/** The inverse: text for html that will be imported again. */
export const escapeForReimport = (text: string): string =>
  withForeign(text, (typed, slashes) => (slashes ? typed.slice(1) : typed))

/** The names of placeholders that no page knows by itself, such as those of lists: filled ones, or those typed as text. */
export const unknownNames = (text: string, literal: boolean): string[] => {
  const names: string[] = []
  const look = (typed: string, slashes: string) => {
    if ((slashes !== '') === literal) names.push(typed.slice(slashes.length + 1, -1))
    return typed
  }
  withNames(text, () => true, look)
  return names
}

/** The text with these placeholders as the text that they are; what had a backslash before keeps it. */
export const namesAsText = (text: string, isWanted: (name: string) => boolean): string =>
  withNames(text, isWanted, (typed) => `\\${typed}`)

/** The text in which these names, typed as text until now, are placeholders. */
export const textAsNames = (text: string, isWanted: (name: string) => boolean): string =>
  withNames(text, isWanted, (typed, slashes) => typed.slice(slashes.length))
