import { expect, it } from 'vitest'
import { readTogether } from './read-together.ts'

const collecting = (read: (keys: readonly string[]) => Promise<readonly (string | Error)[]>) => {
  const calls: (readonly string[])[] = []
  const get = readTogether(
    (key: string) => key,
    (keys) => {
      calls.push(keys)
      return read(keys)
    },
  )
  return { calls, get }
}

it('reads keys that are asked for together with one call, each once', async () => {
  const { calls, get } = collecting(async (keys) => keys.map((key) => `value of ${key}`))
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual([
    'value of a',
    'value of b',
    'value of a',
  ])
  expect(calls).toEqual([['a', 'b']])
})

it('reads again what was read before', async () => {
  let count = 0
  const { get } = collecting(async (keys) => keys.map(() => String(++count)))
  expect([await get('a'), await get('a')]).toEqual(['1', '2'])
})

it('reads again for a key that is asked for while it is read', async () => {
  const answers = [Promise.withResolvers<readonly string[]>(), Promise.withResolvers<readonly string[]>()]
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let call = 0
  const { get } = collecting(() => {
    begun[call]?.resolve()
    return answers[call++]!.promise
  })
  const early = get('a')
  await begun[0]?.promise
  const late = get('a')
  await begun[1]?.promise
  answers[1]?.resolve(['new'])
  answers[0]?.resolve(['old'])
  expect(await Promise.all([early, late])).toEqual(['old', 'new'])
})

it('fails only the key whose value is an error', async () => {
  const { get } = collecting(async (keys) => keys.map((key) => (key === 'b' ? new Error('gone') : key)))
  const [a, b] = await Promise.allSettled([get('a'), get('b')])
  expect(a).toEqual({ status: 'fulfilled', value: 'a' })
  expect(b).toMatchObject({ status: 'rejected', reason: { message: 'gone' } })
})

it('fails all keys of a read that failed, and reads again afterwards', async () => {
  let fails = true
  const { get } = collecting(async (keys) => {
    if (fails) throw new Error('no connection')
    return keys
  })
  await expect(Promise.all([get('a'), get('b')])).rejects.toThrow('no connection')
  fails = false
  expect(await get('a')).toBe('a')
})
