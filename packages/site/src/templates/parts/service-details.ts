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

/** Returns details as sections read them: signs, then what can wait, then facts with their labels. */
export const serviceDetails = ({ signs, waits, done, needed, price }: ServiceDetails): SectionItem[] => {
  const [head, ...lines] = waits
  const facts = [
    ['What is done', done],
    ['What we need from you', needed],
    ['What changes the price', price],
  ] as const
  return [
    ...signs,
    ...lines.map((name) => ({ name, group: head })),
    ...facts.map(([label, name]) => ({ label, name, group: 'At a glance' })),
  ]
}

/** Returns the signs of a service and what can wait, without its facts. */
export const signsOf = ({ details }: Pick<TradeService, 'details'>): SectionItem[] =>
  details.filter(({ label }) => label === undefined)

/** Returns the facts of a service. */
export const factsOf = ({ details }: Pick<TradeService, 'details'>): SectionItem[] =>
  details.filter(({ label }) => label !== undefined)
