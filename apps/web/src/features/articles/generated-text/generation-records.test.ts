import type { GenerationCard } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { progressText, spentSoFar, waitingReason } from './generation-records.ts'

const card = (outputTokens: number, cost: number | null) => ({ outputTokens, cost }) as GenerationCard

it('shows no amount before the first cost, nor with an unknown price', () => {
  expect(spentSoFar([card(0, null)])).toBe('')
  expect(spentSoFar([card(12, null), card(20, 0.2)])).toBe('price unknown')
  expect(spentSoFar([card(12, 0.15), card(0, null)])).toBe('$0.15 so far')
})

it('counts only what was generated, and names what failed or was stopped', () => {
  const cards = (...statuses: GenerationCard['status'][]) => statuses.map((status) => ({ status }))
  expect(progressText(cards('written', 'writing', 'waiting'))).toBe('1 of 3 generated')
  expect(progressText(cards('written', 'failed', 'failed', 'stopped'))).toBe(
    '1 of 4 generated, 2 failed, 1 stopped',
  )
})

it('names why a generation waits', () => {
  const retried = { status: 'waiting', message: 'OpenAI did not respond.' } as const
  expect(waitingReason([{ status: 'waiting', message: '' }, retried])).toBe('OpenAI did not respond.')
  expect(waitingReason([{ status: 'failed', message: 'Refused.' }])).toBe('')
})
