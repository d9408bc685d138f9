import type { ReviewFinding } from '@web2/contract/articles'

type Finding = Pick<ReviewFinding, 'quote' | 'replacement'>

/** A finding with a proposal. */
export interface Change {
  readonly quote: string
  readonly replacement: string
}

/** Returns whether a finding proposes a change; otherwise a user has to decide what to write. */
export const isChange = <Known extends Finding>(finding: Known): finding is Known & Change =>
  finding.replacement !== null

/** `open`: can be applied. `applied`: the text already has it. `changed`: the text has been changed since. */
export type FindingState = 'open' | 'applied' | 'changed'

/** Returns whether a proposed change still fits the text of its section; undefined for a section without a text. */
export const findingState = (text: string | undefined, { quote, replacement }: Finding): FindingState => {
  if (text === undefined) return 'changed'
  const hasReplacement = replacement !== null && replacement !== '' && text.includes(replacement)
  if (quote === '') return hasReplacement ? 'applied' : 'open'
  if (text.includes(quote)) return 'open'
  return hasReplacement ? 'applied' : 'changed'
}

/** Closes the gap that a removed passage leaves: doubled spaces, a space before punctuation, empty lines. */
const withoutGap = (before: string, after: string): string => {
  const begins = before === '' || /\s$/.test(before)
  const rest = begins ? after.replace(/^ +/, '') : after
  const first = /^[.,;:!?)]/.test(rest) ? before.replace(/ +$/, '') : before
  return `${first}${rest}`.replace(/\n{3,}/g, '\n\n').trim()
}

/** Applies a change that is open: replaces or removes the first occurrence of its quote, or adds to the end. */
export const withFinding = (text: string, { quote, replacement }: Change): string => {
  if (quote === '') return `${text.trimEnd()}\n\n${replacement}`
  const at = text.indexOf(quote)
  const [before, after] = [text.slice(0, at), text.slice(at + quote.length)]
  return replacement === '' ? withoutGap(before, after) : `${before}${replacement}${after}`
}

/** Applies several findings to one text in their order, and returns those without a proposal or that no longer fitted. */
export const withFindings = <Known extends Finding>(
  text: string,
  findings: readonly Known[],
): { readonly text: string; readonly left: readonly Known[] } => {
  let changed = text
  const left: Known[] = []
  for (const finding of findings) {
    const state = findingState(changed, finding)
    if (!isChange(finding) || state === 'changed') left.push(finding)
    else if (state === 'open') changed = withFinding(changed, finding)
  }
  return { text: changed, left }
}

/** A part of a section's text; `finding` is the position of the finding that quotes it, null for none. */
export interface QuotedPart {
  readonly text: string
  readonly finding: number | null
}

/** Cuts a text at the quotes of its findings. Of quotes that overlap, the first one in the text is marked. */
export const quotedParts = (text: string, findings: readonly Finding[]): readonly QuotedPart[] => {
  const marks = findings
    .map(({ quote }, finding) => ({
      finding,
      from: quote === '' ? -1 : text.indexOf(quote),
      length: quote.length,
    }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from)
  const parts: QuotedPart[] = []
  let at = 0
  for (const { finding, from, length } of marks) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from), finding: null })
    parts.push({ text: text.slice(from, from + length), finding })
    at = from + length
  }
  if (at < text.length) parts.push({ text: text.slice(at), finding: null })
  return parts
}
