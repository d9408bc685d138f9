import { expect, test } from 'vitest'
import { accountTurns } from './account-turns.ts'

test('queues an account’s excess operations in order, without delaying other accounts', async () => {
  const inTurn = accountTurns(2)
  const begun: string[] = []
  const ends = new Map<string, (value?: unknown) => void>()
  const ask = (account: string, name: string, fails = false) =>
    inTurn(account, () => {
      begun.push(name)
      return new Promise((resolve, reject) => ends.set(name, fails ? reject : resolve))
    }).catch(() => 'failed')
  const asked = [
    ask('ann', 'a1', true),
    ask('ann', 'a2'),
    ask('ann', 'a3'),
    ask('ann', 'a4'),
    ask('bob', 'b1'),
  ]
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a1')?.()
  await asked[0]
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  ends.get('a2')?.()
  await asked[1]
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  for (const name of ['a3', 'a4', 'b1']) ends.get(name)?.()
  await Promise.all(asked)
})
