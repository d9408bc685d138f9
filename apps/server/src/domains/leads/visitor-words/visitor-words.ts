import { arabic } from './arabic.ts'
import { dutch } from './dutch.ts'
import { english, type VisitorWords } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hebrew } from './hebrew.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

export type { VisitorWords } from './english.ts'

const byLanguage: Readonly<Record<string, VisitorWords>> = {
  ar: arabic,
  en: english,
  de: german,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
}

const languageOf = (tag: string): string => (tag.trim().split('-', 1)[0] ?? '').toLowerCase()

/** Returns the first language with sentences among these BCP 47 tags; English without one. */
export const visitorLanguage = (tags: readonly string[]): string =>
  tags.map(languageOf).find((language) => Object.hasOwn(byLanguage, language)) ?? 'en'

/** Returns the sentences of a language that `visitorLanguage` returned. */
export const visitorWords = (language: string): VisitorWords => byLanguage[language] ?? english

/** Returns the tags of an Accept-Language header in its order, without weights. */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';', 1)[0] ?? '')

/** Returns the sentence with its values: `{name}` becomes the value of that name. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
