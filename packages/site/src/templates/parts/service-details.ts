import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from './service.ts'

/** Details of a service in the order of its page. */
export interface ServiceDetails {
  /** Signs that it is time, or parts of the work. */
  readonly signs: readonly SectionItem[]
  /** Heading of what can wait or is not needed, and its lines. */
  readonly waits: readonly [head: string, ...lines: string[]]
  readonly done: string
  readonly needed: string
  readonly price: string
}

const glance = 'At a glance'

/** Labels of the facts about a service. */
export const done = { label: 'What is done', group: glance }
export const needed = { label: 'What we need from you', group: glance }
export const price = { label: 'What changes the price', group: glance }

/** Returns items of pairs of a name and a text. */
export const named = (...pairs: readonly (readonly [name: string, text: string])[]): SectionItem[] =>
  pairs.map(([name, text]) => ({ name, text }))

/** Returns details as sections read them: signs, then what can wait, then facts with their labels. */
export const serviceDetails = ({ signs, waits, ...facts }: ServiceDetails): SectionItem[] => {
  const [head, ...lines] = waits
  return [
    ...signs,
    ...lines.map((name) => ({ name, group: head })),
    { name: facts.done, ...done },
    { name: facts.needed, ...needed },
    { name: facts.price, ...price },
  ]
}

/** Returns the signs of a service and what can wait, without its facts. */
export const signsOf = ({ details }: Pick<TradeService, 'details'>): SectionItem[] =>
  details.filter(({ label }) => label === undefined)

/** Returns the facts of a service. */
export const factsOf = ({ details }: Pick<TradeService, 'details'>): SectionItem[] =>
  details.filter(({ label }) => label !== undefined)
