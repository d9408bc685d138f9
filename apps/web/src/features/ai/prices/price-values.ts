import type {
  TextPriceData,
  TextPricePatch,
  TextPriceRecord,
  TextProvider,
  TextRates,
} from '@web2/contract/ai'
import { servicesWithPeak } from '@web2/contract/ai'
import { messages } from '@web2/contract/core'

/** An amount as a form has it; '' if it is empty. */
export type Amount = number | string

interface RateValues {
  input: Amount
  output: Amount
  cached: Amount
}

/** A price as its form has it; an empty amount is ''. */
export interface PriceValues extends RateValues {
  provider: TextProvider
  model: string
  from: string
  hasAbove: boolean
  above: RateValues & { tokens: Amount }
  hasPeak: boolean
  peak: RateValues
}

const mostDollars = 10_000
const mostTokens = 100_000_000

const rateValues = (rates: TextRates | null): RateValues => ({
  input: rates?.input ?? '',
  output: rates?.output ?? '',
  cached: rates?.cached ?? '',
})

/** Values of a stored price, or of a new one. */
export const valuesOf = (price: TextPriceRecord | null): PriceValues => ({
  provider: price?.provider ?? 'openai',
  model: price?.model ?? '',
  from: price?.from ?? '',
  ...rateValues(price),
  hasAbove: price !== null && price.above !== null,
  above: { tokens: price?.above?.tokens ?? '', ...rateValues(price?.above ?? null) },
  hasPeak: price !== null && price.peak !== null,
  peak: rateValues(price?.peak ?? null),
})

/** Whether the service charges more at some hours. */
export const mayHavePeak = ({ provider }: Pick<PriceValues, 'provider'>): boolean =>
  servicesWithPeak.includes(provider)

/** Returns a message for an invalid amount. */
export const amountProblem = (value: Amount, isOptional = false): string | undefined => {
  if (value === '') return isOptional ? undefined : messages.required
  return typeof value === 'number' && value >= 0 && value <= mostDollars
    ? undefined
    : `Enter an amount from 0 to ${mostDollars.toLocaleString('en-US')}`
}

const tokensProblem = (value: Amount): string | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostTokens
    ? undefined
    : value === ''
      ? messages.required
      : `Enter a whole number from 1 to ${mostTokens.toLocaleString('en-US')}`

const modelProblem = (model: string): string | undefined => {
  const id = model.trim()
  if (id === '') return messages.required
  if (/\s/.test(id)) return 'A model ID has no spaces'
  return id.length > 120 ? 'Use at most 120 characters' : undefined
}

const ratesProblems = (prefix: string, { input, output, cached }: RateValues) => ({
  [`${prefix}input`]: amountProblem(input),
  [`${prefix}output`]: amountProblem(output),
  [`${prefix}cached`]: amountProblem(cached, true),
})

/** Returns a message for each invalid field. */
export const priceProblems = (values: PriceValues): Record<string, string> => {
  const { model, above, peak } = values
  const found: Record<string, string | undefined> = {
    model: modelProblem(model),
    ...ratesProblems('', values),
    ...(values.hasAbove && {
      'above.tokens': tokensProblem(above.tokens),
      ...ratesProblems('above.', above),
    }),
    ...(values.hasPeak && mayHavePeak(values) && ratesProblems('peak.', peak)),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

const ratesOf = ({ input, output, cached }: RateValues): TextRates => ({
  input: Number(input),
  output: Number(output),
  cached: cached === '' ? null : Number(cached),
})

/** The amounts of valid values. */
export const amountsOf = (values: PriceValues): Required<TextPricePatch> => ({
  ...ratesOf(values),
  above: values.hasAbove ? { tokens: Number(values.above.tokens), ...ratesOf(values.above) } : null,
  peak: values.hasPeak && mayHavePeak(values) ? ratesOf(values.peak) : null,
})

/** A new price of valid values. */
export const priceOf = (values: PriceValues): TextPriceData => ({
  provider: values.provider,
  model: values.model.trim(),
  from: values.from === '' ? null : values.from,
  ...amountsOf(values),
})
