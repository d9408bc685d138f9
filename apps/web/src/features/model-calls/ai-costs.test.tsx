import type { ModelCall, SpendingLimit } from '@web2/contract/model-calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../testing/rendered.tsx'
import { callColumns, costText } from './call-columns.tsx'
import { LimitsCard } from './limits-card.tsx'
import { shownMonths } from './spending-api.ts'
import { userName } from './user-name.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const call = { status: 'booked', cost: 0.25, estimated: false, fromCache: false } as ModelCall

test.each([
  ['$0.25', {}],
  ['$0.000022', { cost: 0.000022 }],
  ['$0.25 (estimated)', { estimated: true }],
  ['$0.00 (from cache)', { fromCache: true, cost: 0 }],
  ['$0.00 (failed)', { status: 'released', cost: null }],
  ['In progress', { status: 'reserved', cost: null }],
  ['Price unknown', { cost: null }],
] as const)('a cost is shown as %s', (text, change) => expect(costText({ ...call, ...change })).toBe(text))

test('months go back a year, across its beginning', () => {
  const months = shownMonths(new Date('2026-02-28T23:59:59Z'))
  expect([months[0], months[1], months[2], months.length]).toEqual(['2026-02', '2026-01', '2025-12', 12])
})

test('calls without a user are automatic, and former users are named as such', () => {
  const users = [{ userId: 'a', name: 'Ann', spent: 0, calls: 1, unpriced: 0 }]
  expect([null, 'a', 'b'].map((id) => userName(users, id))).toEqual(['Automatic', 'Ann', 'Former user'])
})

const limit = (change: Partial<SpendingLimit>): SpendingLimit => ({
  provider: null,
  amount: 10,
  spent: 2,
  reserved: 0,
  ...change,
})

test.each([
  ['$8.00 left until December 1 (UTC).', {}],
  ['$8.00 left until December 1 (UTC). $1.00 reserved for calls in progress.', { reserved: 1 }],
  ['Limit reached. Generation pauses until you raise it or until December 1 (UTC).', { spent: 10.2 }],
])('a limit says: %s', async (sentence, change) => {
  const spending = { limits: [limit(change)], endsAt: '2026-12-01T00:00:00.000Z' } as never
  const { host, leave } = await rendered(<LimitsCard spending={spending} mayChange={false} />)
  expect(host.textContent).toContain(sentence)
  expect(host.querySelector('button')).toBeNull()
  await leave()
})

test('a limit of a service that only generates images has its name', async () => {
  const spending = { limits: [limit({ provider: 'stability' })], endsAt: '2026-12-01T00:00:00.000Z' } as never
  const { host, leave } = await rendered(<LimitsCard spending={spending} mayChange={false} />)
  expect(host.textContent).toContain('Stability AI')
  await leave()
})

test('an image has no tokens and no prompt of the product', () => {
  const image = { ...call, task: 'image', prompt: 'image', promptVersion: 1, inputTokens: 0 } as ModelCall
  const columns = callColumns(() => '')
  const textOf = (key: string) => columns.find((column) => column.key === key)?.text?.(image)
  expect([textOf('task'), textOf('inputTokens'), textOf('prompt')]).toEqual(['Images', '', ''])
})
