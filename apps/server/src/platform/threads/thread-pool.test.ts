import { afterAll, expect, it } from 'vitest'
import type { exits, fails, growsForever, incremented, neverEnds } from '../../testing/thread-tasks.ts'
import { createThreadPool } from './thread-pool.ts'
import { threadTask } from './thread-task.ts'

const tasks = new URL('../../testing/thread-tasks.ts', import.meta.url)
const increment = threadTask<typeof incremented>(tasks, 'incremented')
const never = threadTask<typeof neverEnds>(tasks, 'neverEnds')
const grow = threadTask<typeof growsForever>(tasks, 'growsForever')

const pool = createThreadPool({ places: 1, idle: 60_000, memory: 32 })
afterAll(() => pool.end())

const run = { within: 60_000, turnOf: 'one', what: 'file' }
const plusOne = async (byte: number) => (await pool.run(increment, [Uint8Array.of(byte)], run))[0]

it('ends the thread of a task at its time limit with a message, and runs the next', async () => {
  const waiting = pool.run(never, [], { ...run, within: 1 })
  const next = plusOne(1)
  await expect(waiting).rejects.toMatchObject({
    name: 'LimitExceeded',
    limit: 'time',
    message: 'This file takes too long to read. Make it smaller or simpler, then try again.',
  })
  expect(await next).toBe(2)
  expect(pool.size()).toBe(1)
})

it('ends the thread of a task at its memory limit', async () => {
  await expect(pool.run(grow, [], run)).rejects.toMatchObject({ name: 'LimitExceeded', limit: 'memory' })
  expect(await plusOne(2)).toBe(3)
})

it('rethrows a task’s error, and keeps its thread', async () => {
  await plusOne(0)
  const failing = threadTask<typeof fails>(tasks, 'fails')
  await expect(pool.run(failing, [], run)).rejects.toThrow('nothing is not a list')
  expect(pool.size()).toBe(1)
})

it('fails for a thread that exits, and continues with another', async () => {
  const exiting = threadTask<typeof exits>(tasks, 'exits')
  await expect(pool.run(exiting, [], run)).rejects.toThrow('A thread ended in the middle of its work')
  expect(await plusOne(3)).toBe(4)
})

it('rejects arguments that can’t be cloned, and keeps its thread', async () => {
  const unsendable = [(() => 1) as unknown as Uint8Array] as [Uint8Array]
  await expect(pool.run(increment, unsendable, run)).rejects.toThrow('could not be cloned')
  expect(await plusOne(4)).toBe(5)
})

it('transfers a buffer instead of copying it', async () => {
  const bytes = Uint8Array.of(5)
  const given = pool.run(increment, [bytes], { ...run, transfer: [bytes.buffer] })
  expect([...(await given)]).toEqual([6])
  expect(bytes.byteLength).toBe(0)
})

it('starts threads with the first task, and ends idle ones', async () => {
  const brief = createThreadPool({ places: 1, idle: 0, memory: 32 })
  expect(brief.size()).toBe(0)
  await brief.run(increment, [Uint8Array.of(1)], run)
  await expect.poll(() => brief.size()).toBe(0)
})
