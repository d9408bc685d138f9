import type { PlanStep } from '@web2/contract/articles'
import { partialJson } from './partial-json.ts'

/** A part of a step's result that is known while the step is written. */
export interface KnownPart {
  readonly label: string
  readonly lines: readonly string[]
}

type Labels = readonly (readonly [name: string, label: string])[]

/** Parts that are shown while a step is written, in the order in which models write them. */
const shownParts: Readonly<Record<PlanStep, Labels>> = {
  brief: [
    ['secondaryKeywords', 'Secondary keywords'],
    ['format', 'Format'],
    ['audience', 'Audience'],
    ['job', 'Reader’s goal'],
    ['angle', 'Angle'],
    ['questions', 'Questions'],
    ['facts', 'Facts'],
    ['entities', 'Terms'],
    ['proof', 'Proof'],
    ['tone', 'Tone'],
    ['avoid', 'Leave out'],
    ['successCriterion', 'Measure of success'],
    ['linksTo', 'Links from this article'],
    ['linksFrom', 'Links to this article'],
    ['missing', 'Missing facts'],
  ],
  outline: [
    ['title', 'Title'],
    ['introduction', 'Introduction'],
    ['sections', 'Sections'],
    ['faq', 'FAQ'],
  ],
  review: [['findings', 'Proposed changes']],
  details: [
    ['title', 'Title'],
    ['metaDescription', 'Meta description'],
    ['slug', 'URL ending'],
    ['faq', 'FAQ'],
    ['links', 'Links'],
    ['images', 'Images'],
  ],
}

/** Fields that name an entry of a list, the first that it has. */
const naming = ['heading', 'text', 'question', 'problem', 'anchor', 'idea', 'url', 'purpose'] as const

const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value !== 'object' || value === null) return []
  const entry = value as Readonly<Record<string, unknown>>
  const name = naming.find((each) => typeof entry[each] === 'string')
  return name === undefined ? [] : linesOf(entry[name])
}

/** Returns the parts of a step's result that its streamed text contains so far. */
export const knownSoFar = (step: PlanStep, text: string): readonly KnownPart[] => {
  const value = partialJson(text) as Readonly<Record<string, unknown>>
  return shownParts[step]
    .map(([name, label]) => ({ label, lines: linesOf(value[name]) }))
    .filter(({ lines }) => lines.length > 0)
}
