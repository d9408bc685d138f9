import type { TextPriceOrigin, TextPriceRecord, TextRates } from '@web2/contract/ai'
import { formatDay } from '../../../lib/dates.ts'

const amount = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** '$0.003', with at least two decimals. */
export const priceText = (dollars: number | null): string => (dollars === null ? '–' : amount.format(dollars))

const bothText = ({ input, output }: TextRates): string => `${priceText(input)} / ${priceText(output)}`

/** Prices of long requests and of peak hours, as lines. */
export const otherPrices = ({ above, peak }: Pick<TextPriceRecord, 'above' | 'peak'>): readonly string[] => [
  ...(above === null ? [] : [`Over ${above.tokens.toLocaleString('en-US')} tokens: ${bothText(above)}`]),
  ...(peak === null ? [] : [`Peak hours: ${bothText(peak)}`]),
]

const origins: Readonly<Record<TextPriceOrigin, string>> = {
  'built-in': 'Built-in',
  edited: 'Edited',
  added: 'Added',
}

/** 'Built-in, November 24, 2026' */
export const originText = ({ origin, asOf }: Pick<TextPriceRecord, 'origin' | 'asOf'>): string =>
  `${origins[origin]}, ${formatDay(asOf)}`

/** 'gpt-6-luna' or 'gemini-4-argon from December 1, 2026' */
export const priceName = ({ model, from }: Pick<TextPriceRecord, 'model' | 'from'>): string =>
  from === null ? model : `${model} from ${formatDay(from)}`
