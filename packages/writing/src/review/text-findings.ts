import { foldWord } from '../keyword/fold-word.ts'
import { sentencesOf } from '../text/sentences.ts'
import { partsOf } from '../text/words.ts'
import { knownClaims, withoutTimes } from './foreign-claims.ts'

/** A section of a text, in plain text or Markdown. */
export interface ReviewedSection {
  readonly id: string
  readonly text: string
}

/** Everything that the statements of a text may rest on. */
export interface ReviewFacts {
  /** All sources and confirmed facts, as one text. */
  readonly evidence: string
  /** Words and phrases to avoid. */
  readonly avoid: readonly string[]
}

export type TextFindingKind =
  'repetition' | 'unsupported' | 'contact' | 'avoided-word' | 'superlative' | 'invented-quote' | 'filler'

/** A fault of a text that a program can see. */
export interface TextFinding {
  readonly section: string
  readonly kind: TextFindingKind
  /** The sentence, word for word. */
  readonly quote: string
  /** One sentence for the writer. */
  readonly problem: string
}

/** Words in a row that two sections of an article must not share. */
const sharedWords = 8

const sentencesIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => sentencesOf(line).map(({ from, to }) => line.slice(from, to)))

const runsOf = (sentence: string): readonly string[] => {
  const words = partsOf(withoutMarks(sentence)).map(({ text }) => foldWord(text))
  return Array.from({ length: Math.max(0, words.length - sharedWords + 1) }, (_, at) =>
    words.slice(at, at + sharedWords).join(' '),
  )
}

const mark = /\s*\[(?:S\d{1,3}|profile|listing|reviews)(?:\s*[,;]\s*(?:S\d{1,3}|profile|listing|reviews))*\]/g

/** Removes the ids of sources, such as [S1], behind statements. */
export const withoutMarks = (text: string): string => text.replace(mark, '')

const hasMark = (sentence: string): boolean => withoutMarks(sentence) !== sentence

/** Digits of a number without separators; its decimals stay. */
const digitsOf = (number: string): string => number.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '').replace(',', '.')

const number = /(?:[$€£]\s?)?\d+(?:[.,'’]\d+)*(?:\s?(?:%|percent\b|[$€£]))?/g
/** Small numbers without a unit count things of the text itself: three steps, two coats. */
const countsThings = 12

const claimsIn = (sentence: string): readonly string[] =>
  (withoutTimes(withoutMarks(sentence)).match(number) ?? [])
    .map((found) => found.trim())
    .filter((found) => !/^\d+$/.test(found) || Number(found) > countsThings)

const phone = /(?<![\d-])(?:\+|\(?\d)[\d\s().-]{7,}\d/g
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const quoted = /[“"«„]([^“”"«»„]{20,})[”"»“]/g

const superlatives =
  /\b(?:the (?:very )?best|number one|no\. ?1|#1|100 ?(?:%|percent)|guaranteed?|cheapest|world-class|unbeatable|unrivall?ed|second to none|market leader)\b/i

/** Phrases that say nothing. */
const fillers =
  /\b(?:in today['’]s (?:fast-paced )?(?:world|age|digital)|look no further|delve|when it comes to|it['’]s important to note|it is important to note|in conclusion|at the end of the day|game[- ]changer|unlock the|elevate your|seamless(?:ly)?|navigat(?:e|ing) the (?:world|complexities)|rest assured|whether you['’]re a)\b/i
const fillersPerWords = 300

const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')
const numbersOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\d+(?:[.,'’]\d+)*/g) ?? []).map(digitsOf))

/**
 * Returns the faults of a text that need no judgment: repeated runs of eight words, numbers, contact data, quotations
 * and superlatives that nothing supports, words to avoid and too much filler. In reading order, one per sentence and
 * kind.
 */
export const textFindings = (
  sections: readonly ReviewedSection[],
  { evidence, avoid }: ReviewFacts,
): readonly TextFinding[] => {
  const known = flat(evidence)
  const numbers = numbersOf(evidence)
  const digits = evidence.replace(/\D/g, '')
  const claims = knownClaims(evidence)
  const avoided = avoid
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => ({
      phrase,
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])${phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)}(?![\\p{L}\\p{N}])`,
        'iu',
      ),
    }))
  const findings: TextFinding[] = []
  const earlier = new Map<string, string>()
  for (const { id: section, text } of sections) {
    const own: string[] = []
    const fillersHere: string[] = []
    for (const quote of sentencesIn(text)) {
      const add = (kind: TextFindingKind, problem: string) => findings.push({ section, kind, quote, problem })
      const runs = runsOf(quote)
      const repeated = runs.find((run) => earlier.has(run))
      if (repeated !== undefined) add('repetition', 'An earlier section says this in the same words.')
      own.push(...runs)

      const plain = withoutMarks(quote)
      const foreignPhone = (plain.match(phone) ?? []).find(
        (found) => found.replace(/\D/g, '').length >= 8 && !digits.includes(found.replace(/\D/g, '')),
      )
      const foreignMail = (plain.match(email) ?? []).find((found) => !known.includes(found.toLowerCase()))
      const contact = foreignPhone ?? foreignMail
      const place = claims.foreignContact(plain)
      if (contact !== undefined) add('contact', `“${contact.trim()}” is not in your listing.`)
      else if (place !== undefined) add('contact', `Neither your listing nor a source states “${place}”.`)
      const amounts = [foreignPhone, place].reduce<string>((left, part = '') => left.replace(part, ''), quote)
      const claim = claimsIn(amounts).find((found) => !numbers.has(digitsOf(found.replace(/[^\d.,'’]/g, ''))))
      const authority = claims.foreignAuthority(plain, hasMark(quote))
      if (claim !== undefined) add('unsupported', `No source states “${claim}”.`)
      else if (authority !== undefined) add('unsupported', `No source is named for “${authority}”.`)
      const quotation = [...plain.matchAll(quoted)].find(
        ([, said = '']) => !known.includes(flat(said).trim()),
      )
      if (quotation) add('invented-quote', 'No source contains this quotation.')
      const superlative = superlatives.exec(plain)?.[0]
      if (superlative !== undefined && !hasMark(quote)) add('superlative', `“${superlative}” needs proof.`)
      const word = avoided.find(({ pattern }) => pattern.test(plain))
      if (word) add('avoided-word', `“${word.phrase}” is on your list of words to avoid.`)
      if (fillers.test(plain)) fillersHere.push(quote)
    }
    for (const run of own) earlier.set(run, section)
    const allowed = Math.max(1, Math.floor(partsOf(text).length / fillersPerWords))
    for (const quote of fillersHere.slice(allowed))
      findings.push({ section, kind: 'filler', quote, problem: 'This phrase says nothing.' })
  }
  return findings
}
