import { addressLine } from './address.ts'
import type { BindingData, NapData } from './data.ts'
import { placeholder, readText, type Phrase, type TextPieces } from './read-text.ts'
import { writeText, type Insert, type TextWriting } from './write-text.ts'

const napFields = new Set(
  (
    'businessName country address1 address2 city state zip plus4 phone fax website latitude longitude ' +
    'KGMID cid placeId aboutUsBlurb youtube facebook linkedin tiktok instagram twitter'
  ).split(' '),
)

/** Names available on every page, for a picker and for recognizing placeholders on import. */
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
  /** false for a name that no data can have, such as a misspelled one. */
  readonly known: boolean
}

/** Returns true if `fill` may change the text. */
export const hasPlaceholder = (text: string): boolean => text.includes('{') && text.search(placeholder) >= 0

/** Returns a text with all placeholders literal, for words of others: `fill` returns them as they were. */
export const literalText = (text: string): string => text.replace(placeholder, (typed) => `\\${typed}`)

const asIs: Insert = (value) => value

/** Callbacks for missing data. */
export interface Lacks {
  /** A placeholder outside phrases without a value; it is removed. */
  readonly missing: (what: Missing) => void
  /** An optional phrase that was removed; `names` are its placeholders without a value. */
  readonly fallen?: (names: readonly string[]) => void
}

const isKnown = (name: string, data: BindingData): boolean =>
  known.has(name) || (data.values !== undefined && Object.hasOwn(data.values, name))

const isBlank = (value: string | number | undefined): boolean => String(value ?? '').trim() === ''

const namesOf = (pieces: TextPieces): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return 'options' in piece ? piece.options.flatMap(namesOf) : piece.name
  })

/** `fill` for a parsed text. */
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
      const names = new Set(namesOf([phrase]))
      lacks.fallen?.([...names].filter((name) => isBlank(valueOf(name, data))))
      return ''
    },
  }
  return writeText(pieces, writing)
}

/**
 * Replaces `{name}` by data, and of an optional phrase `[[first||second]]` shows the first alternative whose
 * placeholders all have values, or nothing. What can't be filled stays as typed, or is removed and reported
 * to `missing` if that is given. A backslash before a placeholder or a phrase makes it literal and is
 * removed. Brackets without a placeholder inside are text.
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

/** Returns the value of a name, from the samples if the data has none. */
const valueOrSample = (
  name: string,
  data: BindingData,
  samples: BindingData,
): string | number | undefined => {
  const value = valueOf(name, data)
  return isBlank(value) ? valueOf(name, samples) : value
}

/** Alternatives of the generator; placeholders may be nested in them. */
const variants = /(?<!\\)\{((?:[^{}|]|\{[\w.:]+\})*)\|(?:[^{}]|\{[\w.:]+\})*\}/g

/** Maximum nesting of variants; deeper ones stay as typed. */
const deepestVariants = 20

const withFirstVariants = (text: string): string => {
  let shown = text
  for (let depth = 0; depth < deepestVariants && shown.includes('|'); depth += 1)
    shown = shown.replace(variants, '$1')
  return shown
}

/**
 * `fill` for the editor, without the syntax of optional phrases. A phrase without values shows its last
 * alternative, with samples for what has no value, and is left out if it has only one. A text that would be
 * blank shows samples, so that it stays selectable. A placeholder outside phrases, and a phrase with names of
 * lists, stay as typed. If the data is for a template, `{first|second}` shows its first variant.
 */
export const fillForEditing = (text: string, data: BindingData, samples: BindingData): string => {
  if (!text.includes('{')) return text
  const pieces = readText(text)
  const sampled: TextWriting = {
    valueOf: (name) => valueOrSample(name, data, samples),
    insert: asIs,
    missing: ({ typed }) => typed,
    fallen: ({ typed }) => typed,
  }
  const fallen = (phrase: Phrase): string => {
    if (namesOf([phrase]).some((name) => !known.has(name))) return phrase.typed
    return phrase.options.length === 1 ? '' : writeText(phrase.options.at(-1)!, sampled)
  }
  const written = writeText(pieces, { ...sampled, valueOf: (name) => valueOf(name, data), fallen })
  const shown = written.trim() === '' ? writeText(pieces, sampled) : written
  return data.isTemplate ? withFirstVariants(shown) : shown
}

/** Words that occur in braces in code and are not names of lists. */
const codeWords = new Set('return break continue this null undefined true false'.split(' '))

/**
 * Braces of code and of other template systems: `{{name}}`, `${name}`, `%{name}`, `f(){name}`, `=>{name}`.
 */
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

/** Changes all other names, which a list may have. */
const withNames = (
  text: string,
  isWanted: (name: string) => boolean,
  change: (typed: string, slashes: string) => string,
): string =>
  withUnknown(text, (typed, name, at) => !isForeign(text, at, typed, name) && isWanted(name), change)

/**
 * Makes imported text literal where code or a template of another system would read as a placeholder, so that
 * none of it is lost. Known placeholders and possible names of lists stay placeholders.
 */
export const keepUnknownLiteral = (text: string): string => withForeign(text, (typed) => `\\${typed}`)

/** The inverse: escapes a text for HTML that will be imported again. */
export const escapeForReimport = (text: string): string =>
  withForeign(text, (typed, slashes) => (slashes ? typed.slice(1) : typed))

/**
 * Returns the names of placeholders that are not built in, such as those of lists: either active or literal
 * ones.
 */
export const unknownNames = (text: string, literal: boolean): string[] => {
  const names: string[] = []
  const look = (typed: string, slashes: string) => {
    if ((slashes !== '') === literal) names.push(typed.slice(slashes.length + 1, -1))
    return typed
  }
  withNames(text, () => true, look)
  return names
}

/** Returns the text with these placeholders made literal; existing backslashes are kept. */
export const namesAsText = (text: string, isWanted: (name: string) => boolean): string =>
  withNames(text, isWanted, (typed) => `\\${typed}`)

/** Returns the text with these literal names turned into placeholders. */
export const textAsNames = (text: string, isWanted: (name: string) => boolean): string =>
  withNames(text, isWanted, (typed, slashes) => typed.slice(slashes.length))
