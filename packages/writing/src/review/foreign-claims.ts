/* Statements that only a source may make: addresses, times of day, laws and studies. */

const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

const clock =
  /(?<![\d:.,$€£])(\d{1,2})(?:[:.](\d{2}))?\s?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|o['’]clock\b)|(?<![\d:.,])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gi

const minutesOf = ([, hour, minute, half = '', hour24, minute24]: readonly (
  string | undefined
)[]): number => {
  const isAfternoon = /^p/i.test(half)
  const isHalf = isAfternoon || /^a/i.test(half)
  const hours = Number(hour ?? hour24)
  return ((isHalf ? hours % 12 : hours) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? minute24 ?? 0)
}

/** Removes times of day, which are not amounts. */
export const withoutTimes = (text: string): string => text.replace(clock, '')

/** Times of day in a text, with the minutes after midnight of each; '7 am', '07:00 am', '7 Uhr' and '7:00' are equal. */
const timesIn = (text: string): readonly { readonly said: string; readonly minutes: number }[] =>
  [...text.matchAll(clock)].map((match) => ({ said: match[0].trim(), minutes: minutesOf(match) }))

const englishStreet =
  /(?<![\d-])\d{1,5}\s+(?:(?:North|South|East|West|[NSEW])\.?\s+)?\p{Lu}[\p{L}'’]+(?=(?:\s+\p{Lu}[\p{L}'’]+){0,2}\s+(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way)\b)/gu
const germanStreet = /\p{Lu}\p{L}*(?:straße|strasse|weg|platz|gasse|allee)\s+\d{1,4}(?!\d)/gu

const law =
  /(?:\p{Lu}[\p{L}'’-]+|§+\s?\d+\w*)\s+(?:Act|Regulations?|Directive|Ordinance|Statute)\b|§+\s?\d+\w*|\p{Lu}\p{L}+(?:gesetz|verordnung)\b/gu
const study =
  /\b(?:(?:stud(?:y|ies)|research|survey|report)s?\s+(?:by|from|of|at|in|show|shows|finds?|found|suggests?|says?|proves?)\b|according to (?:(?:a|an|the|recent|new|one) )*(?:study|studies|survey|report|research|experts?)\b|(?:Studien?|Untersuchungen?|Umfragen?)\s+(?:zeigt|zeigen|belegt|belegen|der|des|von)\b)/iu

/** Checks of statements against the evidence of a text. */
export interface KnownClaims {
  /** Returns an address or a time of day in the sentence that the evidence does not have. */
  readonly foreignContact: (sentence: string) => string | undefined
  /** Returns a law in the sentence that the evidence does not name, or a study in one that names no source. */
  readonly foreignAuthority: (sentence: string, hasSource: boolean) => string | undefined
}

/** Reads the evidence once for all sentences of a text. */
export const knownClaims = (evidence: string): KnownClaims => {
  const known = flat(evidence)
  const times = new Set(timesIn(evidence).map(({ minutes }) => minutes))
  return {
    foreignContact: (sentence) =>
      [...sentence.matchAll(englishStreet), ...sentence.matchAll(germanStreet)].find(
        ([address]) => !known.includes(flat(address)),
      )?.[0] ?? timesIn(sentence).find(({ minutes }) => !times.has(minutes))?.said,
    foreignAuthority: (sentence, hasSource) =>
      [...sentence.matchAll(law)].find(([name]) => !known.includes(flat(name)))?.[0] ??
      (hasSource ? undefined : study.exec(sentence)?.[0]),
  }
}
