import { expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Starts a task for each letter, which names its account. Returns the order in which they ran. */
const orderOf = async (places: number, accounts: string): Promise<string> => {
  const turns = createFairTurns(places)
  const begun: string[] = []
  const task = (account: string) => turns(account, async () => void begun.push(account))
  await Promise.all([...accounts].map(task))
  return begun.join('')
}

it.each([
  ['one account keeps its order', 1, 'aaa', 'aaa'],
  ['an account that comes late waits for one task beside the one at work', 1, 'aaaaab', 'aabaaa'],
  ['accounts take turns', 1, 'aaaabbcc', 'aabcabca'],
])('%s', async (_what, places, asked, order) => {
  expect(await orderOf(places, asked)).toBe(order)
})

it('gives a free slot to the account with fewer running tasks', async () => {
  const turns = createFairTurns(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (account: string, name: string) =>
    turns(account, async () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      await promise
    })
  const all = [task('a', 'a1'), task('a', 'a2'), task('a', 'a3'), task('b', 'b1'), task('b', 'b2')]
  await expect.poll(() => begun).toEqual(['a1', 'a2'])
  ends.get('a1')?.()
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a2')?.()
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  ends.get('b1')?.()
  await expect.poll(() => begun).toHaveLength(5)
  for (const end of ends.values()) end()
  await Promise.all(all)
})

it('continues after a failed task', async () => {
  const turns = createFairTurns(1)
  await expect(turns('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns('a', async () => 1)).toBe(1)
})
