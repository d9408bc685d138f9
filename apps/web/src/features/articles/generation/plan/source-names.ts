import { sourceLabel, type GenerationSource } from '@web2/contract/articles'

/** Source of facts from the business listing. */
export const profileSource = 'profile'

const named: Readonly<Record<string, string>> = {
  [profileSource]: 'Business profile',
  listing: 'Business listing',
  reviews: 'Customer reviews',
}
const ofPerson = 'Entered by you'

type Source = Pick<GenerationSource, 'position' | 'title' | 'url'>

const titleOf = ({ title, url }: Source): string => title || url || 'Untitled source'

/** Returns the name of a fact's source, e.g. 'S1 · Price list'; `label` is null for a fact that a user entered. */
export const sourceName = (label: string | null, sources: readonly Source[]): string => {
  if (label === null) return ofPerson
  if (named[label] !== undefined) return named[label]
  const source = sources.find((each) => sourceLabel(each) === label)
  return `${label} · ${source ? titleOf(source) : 'unknown source'}`
}

/** Value of the option for facts that a user entered. */
export const enteredByUser = ''

/** Returns the sources that a fact can have, with the one that it has, as options of a select. */
export const sourceOptions = (
  label: string | null,
  sources: readonly Source[],
): readonly { readonly value: string; readonly label: string }[] => {
  const known = [...sources.map(sourceLabel), profileSource]
  const all = label !== null && !known.includes(label) ? [label, ...known] : known
  return [
    ...all.map((each) => ({ value: each, label: sourceName(each, sources) })),
    { value: enteredByUser, label: ofPerson },
  ]
}

/** A part of a section's text; `sources` are the labels of a reference such as [S1, profile]. */
export interface ReferencedPart {
  readonly text: string
  readonly sources: readonly string[]
}

const reference =
  /\[((?:S\d{1,3}|profile|listing|reviews)(?:\s*[,;]\s*(?:S\d{1,3}|profile|listing|reviews))*)\]/g

/** Cuts a text at its references to sources. */
export const referencedParts = (text: string): readonly ReferencedPart[] => {
  const parts: ReferencedPart[] = []
  let at = 0
  for (const match of text.matchAll(reference)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), sources: [] })
    parts.push({ text: match[0], sources: (match[1] ?? '').split(/\s*[,;]\s*/) })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), sources: [] })
  return parts
}
