import { addressLine } from './address.ts'
import type { BindingData, NapData } from './data.ts'

const pattern = /(\\*)\{([A-Za-z]\w*(?:\.\w+)*)\}/g

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

/** Decides what stands for a placeholder; `at` is where it starts in its text. */
export type Insert = (value: string, at: number, text: string) => string

/** True when `fill` may change the text. */
export const hasPlaceholder = (text: string): boolean => text.includes('{') && text.search(pattern) >= 0

const asIs: Insert = (value) => value

/**
 * Puts data in the place of `{name}`. A placeholder without a value stays as typed, or vanishes and is told to
 * `missing` when that is given. A backslash before the brace keeps the braces and goes away itself.
 */
export const fill = (
  text: string,
  data: BindingData,
  missing?: (what: Missing) => void,
  insert: Insert = asIs,
): string => {
  if (!text.includes('{')) return text
  return text.replace(pattern, (typed: string, slashes: string, name: string, at: number) => {
    if (slashes) return typed.slice(1)
    const value = valueOf(name, data)
    if (value !== undefined && value !== '') return insert(String(value), at, text)
    if (!missing) return typed
    missing({ name, known: known.has(name) })
    return ''
  })
}

const withUnknown = (text: string, change: (typed: string, slashes: string) => string): string =>
  text.includes('{')
    ? text.replace(pattern, (typed: string, slashes: string, name: string) =>
        known.has(name) ? typed : change(typed, slashes),
      )
    : text

/**
 * Text of an import, made literal where it would be read as a placeholder of an unknown name, so that nothing of it
 * vanishes. Known placeholders stay: this is how a template of HTML brings its bindings.
 */
export const keepUnknownLiteral = (text: string): string => withUnknown(text, (typed) => `\\${typed}`)

/** The inverse: text for html that will be imported again. */
export const asImportReads = (text: string): string =>
  withUnknown(text, (typed, slashes) => (slashes ? typed.slice(1) : typed))
