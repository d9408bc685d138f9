import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWaitingForServer, serverAnswers, serverIsBack } from './server-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = (...answers: (Response | Error)[]) => {
  const fetched = vi.fn(async () => {
    const answer = answers.shift() ?? new Response('{}')
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each([
  ['an answer', new Response('{}'), true],
  ['a refusal while it starts', new Response('', { status: 503 }), false],
  ['no connection', new TypeError('Failed to fetch'), false],
])('%s is distinguished from the others', async (_name, answer, expected) => {
  answering(answer)
  expect(await serverAnswers()).toBe(expected)
})

test('all who wait share one series of questions, and know of its end', async () => {
  const fetched = answering(new TypeError('Failed to fetch'), new Response('{}'))
  const both = Promise.all([serverIsBack(), serverIsBack()])
  expect(isWaitingForServer.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(isWaitingForServer.get()).toBe(true)
  window.dispatchEvent(new Event('online'))
  await both
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(isWaitingForServer.get()).toBe(false)
})
