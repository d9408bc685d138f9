import { expect, it } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

it('batches items that arrive during a commit into the next one, per key', async () => {
  const rounds: string[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const begun = Promise.withResolvers<void>()
  const ask = createGroupCommit<number, number>(async (key, items) => {
    rounds.push(`${key}: ${items.join(' ')}`)
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    if (gates.length === 2) begun.resolve()
    await gate.promise
    return items.map((item) => item * 10)
  })
  const first = [ask('a', 1), ask('a', 2), ask('b', 3)]
  await begun.promise
  const second = [ask('a', 4), ask('a', 5)]
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(first)).toEqual([10, 20, 30])
  while (gates.length < 3) await new Promise(setImmediate)
  gates[2]!.resolve()
  expect(await Promise.all(second)).toEqual([40, 50])
  expect(rounds).toEqual(['a: 1 2', 'b: 3', 'a: 4 5'])
})

it('a failing item doesn’t affect the others of its batch', async () => {
  const ask = createGroupCommit<number, number>(async (_, items) => {
    if (items.includes(2)) throw new Error('Two')
    return items
  })
  const answers = await Promise.allSettled([ask('', 1), ask('', 2), ask('', 3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
