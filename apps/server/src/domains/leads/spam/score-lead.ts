import type { LeadEntry } from '@web2/contract/leads'
import { phraseScore } from './spam-phrases.ts'
import { scriptOf } from './scripts.ts'
import type { WordScore } from './word-score.ts'

/** Signs of a submission, before it is stored. */
export interface LeadSigns {
  readonly entries: readonly LeadEntry[]
  readonly name: string
  readonly email: string
  readonly message: string
  /** Language of the page: a BCP 47 tag. */
  readonly lang: string
  /** True if the field that visitors don't see is filled. */
  readonly isHoneypotFilled: boolean
  readonly token: 'valid' | 'absent' | 'forged'
  /** True for a token of a version that was replaced. */
  readonly isOldVersion: boolean
  /** True if the same text came in from another form or caller before. */
  readonly isRepeated: boolean
  readonly words: WordScore
}

/** Probability of spam from 0 to 100, and the reasons as sentences for members. */
export interface SpamScore {
  readonly score: number
  readonly reasons: readonly string[]
}

type Sign = readonly [points: number, reason: string]

const link = /\bhttps?:\/\/|\bwww\.[a-z0-9-]+\.[a-z]{2,}/gi
const markup = /\[url[=\]]|<a\s+href|\[link[=\]]/i

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const linkSigns = (text: string, name: string): readonly Sign[] => {
  const count = countOf(text, link)
  const points = [0, 5, 15][count] ?? 35
  return [
    [points, count === 1 ? 'It contains a link.' : `It contains ${count} links.`],
    [markup.test(text) ? 30 : 0, 'It contains links in the markup of forums.'],
    [countOf(name, link) > 0 ? 40 : 0, 'The name is a link.'],
  ]
}

const capitalsSign = (message: string): Sign => {
  const letters = message.match(/\p{L}/gu) ?? []
  const capitals = message.match(/\p{Lu}/gu) ?? []
  return [
    letters.length >= 40 && capitals.length > letters.length * 0.7 ? 10 : 0,
    'It is written in capital letters.',
  ]
}

const scriptSign = (message: string, lang: string): Sign => {
  const found = scriptOf(message)
  const isOther = found !== undefined && !found.languages.includes(lang.slice(0, 2).toLowerCase())
  return [isOther ? 20 : 0, `It is written in ${found?.name ?? 'another'} letters, unlike the page.`]
}

const emailSigns = (email: string): readonly Sign[] => {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return [
    [countOf(local, /\./g) >= 4 ? 10 : 0, 'The email address has many dots, as those of programs do.'],
    [/\d{6,}/.test(local) ? 5 : 0, 'The email address contains a long number.'],
    [
      /\.(?:top|xyz|click|icu|work|buzz|monster)$/.test(domain) ? 10 : 0,
      'Its email domain is often used for spam.',
    ],
  ]
}

/** Letters without sense: capitals within a word, or many consonants in a row. */
const gibberish = /^(?=[A-Za-z]{8,}$)(?=.*[a-z])(?:.*[a-z][A-Z]){2}/
const gibberishSign = ({ name, message }: Pick<LeadSigns, 'name' | 'message'>): Sign => {
  const single = [name, message].filter((text) => gibberish.test(text.trim())).length
  return [single === 2 ? 45 : single * 20, 'Its texts are random letters.']
}

const tokenSigns = ({ token, isOldVersion, isRepeated }: LeadSigns): readonly Sign[] => [
  [token === 'absent' ? 25 : 0, 'It came without the token of the published form.'],
  [token === 'forged' ? 40 : 0, 'Its token is not one of this form.'],
  [isOldVersion ? 5 : 0, 'It came from an earlier version of the form.'],
  [isRepeated ? 10 : 0, 'The same text was sent before.'],
]

/**
 * Scores a submission. No text alone makes it doubtful: that takes signs of a program, many links, or words that the
 * account has learned.
 */
export const scoreLead = (signs: LeadSigns): SpamScore => {
  const { entries, name, email, message, lang, words } = signs
  const text = entries.map(({ value }) => value).join('\n')
  const all: readonly Sign[] = [
    [signs.isHoneypotFilled ? 95 : 0, 'A field that visitors can’t see was filled in.'],
    ...tokenSigns(signs),
    ...linkSigns(text, name),
    phraseScore(text),
    capitalsSign(message),
    scriptSign(message, lang),
    ...emailSigns(email),
    gibberishSign(signs),
    [
      words.own.length === 0 ? 0 : words.own.length === 1 ? 60 : 95,
      `It contains words on your spam list: ${words.own.join(', ')}.`,
    ],
    [words.learned, 'Its words are like those of leads that you marked as spam.'],
  ]
  const score = all.reduce((sum, [points]) => sum + points, 0)
  return {
    score: Math.min(100, Math.max(0, Math.round(score))),
    reasons: all.filter(([points]) => points > 0).map(([, reason]) => reason),
  }
}
