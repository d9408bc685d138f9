import { promptPlaceholders } from '@web2/contract/articles'
import type { StackerValues } from './stacker-values.ts'

/** A placeholder for prompts, with its meaning. */
export interface Offer {
  readonly name: string
  readonly meaning: string
}

/** Returns the placeholders for the prompt of a step. */
export const offersFor = ({ steps, variables }: StackerValues, at: number): readonly Offer[] => [
  ...Object.entries(promptPlaceholders)
    .filter(([name]) => at > 0 || name !== 'previous')
    .map(([name, meaning]) => ({ name, meaning })),
  ...steps
    .slice(0, at)
    .filter(({ title }) => title.trim() !== '')
    .map(({ title }) => ({ name: `step:${title.trim()}`, meaning: `Output of “${title.trim()}”` })),
  ...variables
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, value }) => ({
      name: name.trim(),
      meaning: value.trim() || 'Variable of this prompt stacker',
    })),
]

/** A placeholder being typed: its start, and its characters up to the caret. */
export interface Begun {
  readonly from: number
  readonly typed: string
}

/** Returns the unfinished placeholder at the caret; null if there is none. */
export const begunAt = (text: string, caret: number): Begun | null => {
  const found = /(?:^|[^{])\{(step:[^{}\n]*|[\w.]*)$/.exec(text.slice(0, caret))
  const typed = found?.[1]
  return typed === undefined ? null : { from: caret - typed.length - 1, typed }
}

/** Returns the placeholders whose name contains the typed text, prefix matches first. */
export const matchingOffers = (offers: readonly Offer[], typed: string): readonly Offer[] => {
  const wanted = typed.toLowerCase()
  const begins = ({ name }: Offer) => name.toLowerCase().startsWith(wanted)
  const found = offers.filter(({ name }) => name.toLowerCase().includes(wanted))
  return [...found.filter(begins), ...found.filter((offer) => !begins(offer))]
}

/** Returns the text with the placeholder completed, and the new caret position. */
export const completed = (text: string, caret: number, { from }: Begun, name: string) => {
  const rest = text.slice(caret)
  const placeholder = `{${name}}`
  return {
    text: text.slice(0, from) + placeholder + (rest.startsWith('}') ? rest.slice(1) : rest),
    caret: from + placeholder.length,
  }
}
