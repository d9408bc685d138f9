import type { TurboCheck, TurboElsewhereKind } from '@web2/contract/generator'
import { counted } from '../../../lib/text/counted.ts'
import { stepOfField, type Step } from '../wizard/steps.ts'

/** Groups digits, which may exceed a number's range: '1,234,567'. */
export const grouped = (digits: string): string =>
  /^\d+$/.test(digits) ? BigInt(digits).toLocaleString('en') : digits

/** Returns the result of a check as one line. */
export const checkSentence = ({ pages, combinations, variants }: TurboCheck): string => {
  if (combinations === '0') return 'No pages yet'
  const parts = [
    pages === null ? null : counted(pages, 'page'),
    // without a choice, every combination is a page
    combinations === String(pages)
      ? null
      : `${grouped(combinations)} ${combinations === '1' ? 'combination' : 'combinations'}`,
    variants === '1' ? null : `${grouped(variants)} variants per page`,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** '2 values merged as duplicates: “georgetown ” with “Georgetown” and 1 more.' */
export const mergedSentence = ({ count, examples }: TurboCheck['merged'][number]): string => {
  const named = examples.map(({ kept, merged }) => `“${merged}” with “${kept}”`)
  const more = count - named.length
  return `${counted(count, 'value')} merged as duplicates: ${named.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}.`
}

interface Elsewhere {
  readonly kind: TurboElsewhereKind
  readonly name: string
  readonly where: string
}

/** 'the article “Roses”', 'the page “Roses” of “Green Acre”' */
export const elsewhereName = ({ kind, name, where }: Elsewhere): string =>
  kind === 'article'
    ? `the article “${name}”`
    : `the page “${name}” of ${kind === 'page' ? 'the project ' : ''}“${where}”`

/** Returns the number of errors by step. */
export const errorCountByStep = (problems: Readonly<Record<string, string>>): ReadonlyMap<Step, number> => {
  const wrong = new Map<Step, number>()
  for (const field of Object.keys(problems)) {
    const step = stepOfField(field)
    wrong.set(step, (wrong.get(step) ?? 0) + 1)
  }
  return wrong
}
