import { aiServiceLabels, type AiService } from '@web2/contract/ai'
import { usagePeriod } from '../../accounts/index.ts'

/** First moment of the month after '2026-11', in UTC. */
export const monthEnd = (period: string): Date => {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month))
}

/** Returns the moment at which the next month's limits apply. */
export const limitsRenewAt = (now: Date): Date => monthEnd(usagePeriod(now))

export const dollars = (amount: number): string =>
  amount > 0 && amount < 0.01 ? 'less than $0.01' : `$${amount.toFixed(2)}`

/** 'monthly AI limit of $5.00', or 'monthly OpenAI limit of $5.00'. */
export const limitName = ({
  provider,
  amount,
}: {
  readonly provider: AiService | null
  readonly amount: number
}): string => `monthly ${provider === null ? 'AI' : aiServiceLabels[provider]} limit of $${amount.toFixed(2)}`

/** 'December 1 (UTC)' */
export const dayName = (day: Date): string =>
  `${day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })} (UTC)`
