import { expect, it, vi } from 'vitest'
import { waitOf, isPublicError } from '../errors.ts'
import { createSlowLanes } from './slow-lanes.ts'

/** Operations that end when the test releases them, in the order they started. */
const heldWork = () => {
  const begun: (() => void)[] = []
  const work = () => new Promise<void>((end) => begun.push(end))
  const begins = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count))
  return { begun, work, begins }
}

const failure = (result: Promise<unknown>): Promise<unknown> =>
  result.then(
    () => undefined,
    (error: unknown) => error,
  )

it('runs operations of one key one by one, concurrently with other keys', async () => {
  const inLane = createSlowLanes({ pace: 1, most: 3 })
  const { begun, work, begins } = heldWork()
  const all = [inLane('a', work), inLane('a', work), inLane('b', work)]
  await begins(2)
  begun.forEach((end) => end())
  await begins(3)
  begun[2]!()
  await Promise.all(all)
})

it('rejects an operation when the lane is full, with the wait in seconds', async () => {
  const inLane = createSlowLanes({ pace: 1_500, most: 2 })
  const { work } = heldWork()
  void inLane('a', work)
  void inLane('a', work)
  const refusal = await failure(inLane('a', work))
  expect(isPublicError(refusal) && waitOf(refusal)).toBe(3)
  expect(refusal).toMatchObject({ code: 429, data: { retryAfter: 3 } })
})

it('continues after a failed operation, and has room again after it', async () => {
  const inLane = createSlowLanes({ pace: 1, most: 1 })
  expect(await failure(inLane('a', () => Promise.reject(new Error('wrong'))))).toEqual(new Error('wrong'))
  await vi.waitFor(async () => expect(await inLane('a', () => Promise.resolve('right'))).toBe('right'))
})
