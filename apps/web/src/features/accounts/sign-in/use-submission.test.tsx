import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { useSubmission, type Submission } from './use-submission.ts'

let calls: { text: string; answer: PromiseWithResolvers<string> }[] = []
let failures: unknown[] = []
let now: Submission<string, string>
let leave: () => Promise<void>

const Screen = () => {
  now = useSubmission(
    (text: string) => {
      const answer = Promise.withResolvers<string>()
      calls.push({ text, answer })
      return answer.promise
    },
    (error) => failures.push(error),
  )
  return null
}

const send = async (text: string) => {
  await act(async () => now.send(text))
  return calls.at(-1)!.answer
}

const start = async () => {
  ;({ leave } = await rendered(<Screen />))
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  vi.unstubAllGlobals()
  calls = []
  failures = []
  await leave()
})

it('is pending until the answer is there', async () => {
  await start()
  expect(now).toMatchObject({ isPending: false, isError: false, isSuccess: false, variables: undefined })
  const answer = await send('one')
  expect(now).toMatchObject({ isPending: true, variables: 'one', data: undefined })
  await act(async () => answer.resolve('hello'))
  expect(now).toMatchObject({ isPending: false, isSuccess: true, data: 'hello', variables: 'one' })
  await act(async () => now.reset())
  expect(now).toMatchObject({ isSuccess: false, data: undefined, variables: undefined })
})

it('keeps why the last call failed until the next one', async () => {
  await start()
  const refusal = new Error('No.')
  const answer = await send('one')
  await act(async () => answer.reject(refusal))
  expect(now).toMatchObject({ isPending: false, isError: true, error: refusal, variables: 'one' })
  expect(failures).toEqual([refusal])
  await send('two')
  expect(now).toMatchObject({ isPending: true, isError: false, error: undefined })
})

it('takes no notice of an answer to a call that is not the last, or was forgotten', async () => {
  await start()
  const first = await send('one')
  const second = await send('two')
  await act(async () => second.resolve('second'))
  await act(async () => first.reject(new Error('late')))
  expect(now).toMatchObject({ isError: false, data: 'second' })
  expect(failures).toEqual([])
  const third = await send('three')
  await act(async () => now.reset())
  await act(async () => third.resolve('third'))
  expect(now).toMatchObject({ isSuccess: false, data: undefined })
})
