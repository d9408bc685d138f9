import { isProfileField, profileValues, type ProfileField } from '@web2/contract/listings'
import * as Value from 'typebox/value'
import type { FoundValue } from '../entries.ts'
import type { DraftSource } from './draft-sources.ts'
import type { FoundOnPages } from './found-schema.ts'
import { shownText, shownValue } from './shown-text.ts'

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Returns true if the text contains the words as they are, not as a part of longer words. */
export const containsWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [before] = [...text.slice(Math.max(0, at - 2), at)].slice(-1)
    const [after] = text.slice(at + words.length, at + words.length + 2)
    const isCutBefore = isWordPart(before) && isWordPart(words[0])
    const isCutAfter = isWordPart(after) && isWordPart(words.at(-1))
    if (!isCutBefore && !isCutAfter) return true
  }
  return false
}

/** Properties that the line itself has to contain; '' for a field that is a text. */
const literal: Partial<Record<ProfileField, readonly string[]>> = {
  prices: ['amount'],
  menu: ['name', 'price'],
  items: ['name', 'price'],
  areas: [''],
  team: ['name'],
  licenses: ['number'],
  insurer: [''],
  since: [''],
  figures: ['value'],
  memberships: ['name'],
  brands: [''],
}

/** Properties that may be anywhere in the same source. */
const onPage: Partial<Record<ProfileField, readonly string[]>> = {
  reviews: ['text', 'name', 'source', 'date'],
  team: ['role', 'credentials'],
  licenses: ['authority'],
}

type Found = Readonly<Record<string, unknown>>

const propertyOf = (value: unknown, name: string): string => {
  const property = name === '' ? value : (value as Found)[name]
  return typeof property === 'string' ? property : String(property ?? '')
}

const numbersIn = (value: unknown): string[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value])
    .flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]))
    .filter((each) => typeof each === 'string' && !/^https?:/.test(each))
    .flatMap((each) => String(each).match(/\d+/g) ?? [])

/** Returns true if the source proves the value: it contains exact parts and all numbers. */
const isProven = (field: ProfileField, value: unknown, line: string, text: string): boolean => {
  const lower = { line: line.toLowerCase(), text: text.toLowerCase() }
  const isIn = (where: 'line' | 'text') => (name: string) => {
    const part = propertyOf(value, name).toLowerCase()
    return part === '' || containsWords(lower[where], part)
  }
  return (
    (literal[field] ?? []).every(isIn('line')) &&
    (onPage[field] ?? []).every(isIn('text')) &&
    numbersIn(value).every((number) => containsWords(text, number))
  )
}

/** Fields with a link, which a person adds. */
const linked: ReadonlySet<ProfileField> = new Set(['items', 'licenses', 'reviews', 'memberships'])

/** Returns the value as the field has it. The example of a tone is its own line. */
const valueOf = (field: ProfileField, { page: _page, line, ...rest }: Found): unknown => {
  if (field === 'tone') return { ...rest, examples: [line] }
  if (linked.has(field)) return { ...rest, link: '' }
  if (field === 'figures' || !('value' in rest)) return rest
  return field === 'since' ? Number(rest['value']) : rest['value']
}

/**
 * Returns those of a model's values whose line is word for word in the source they name, whose names and numbers
 * are there too, and which fit their field. Everything else is dropped.
 */
export const verifyFound = (answer: FoundOnPages, sources: readonly DraftSource[]): FoundValue[] => {
  const texts = new Map(sources.map((source) => [source.id, { source, text: source.lines.join(' ') }]))
  const verified = (field: ProfileField, given: Found): FoundValue[] => {
    const known = texts.get(String(given['page']))
    const line = shownText(String(given['line']))
    if (!known || line.length < 2 || line.length > 600 || !containsWords(known.text, line)) return []
    const value = shownValue(valueOf(field, { ...given, line }))
    if (!Value.Check(profileValues[field], value)) return []
    if (!isProven(field, value, line, known.text)) return []
    return [{ field, value, source: { kind: known.source.kind, line, url: known.source.url } }]
  }
  return Object.entries(answer).flatMap(([field, given]) => {
    if (!isProfileField(field) || given === null) return []
    return (Array.isArray(given) ? given : [given]).flatMap((each) => verified(field, each as Found))
  })
}
