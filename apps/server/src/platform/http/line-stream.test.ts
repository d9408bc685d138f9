import { expect, test } from 'vitest'
import { LineStream } from './line-stream.ts'

const read = async (stream: LineStream) => {
  const lines: unknown[] = []
  for await (const chunk of stream)
    lines.push(
      ...String(chunk)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
  return lines
}

test('lines are sent in order, and producing begins when it is read', async () => {
  let begun = false
  const stream = new LineStream(async (send) => {
    begun = true
    send({ text: 'a\nb' })
    await Promise.resolve()
    send({ done: true })
  })
  expect(begun).toBe(false)
  expect(await read(stream)).toEqual([{ text: 'a\nb' }, { done: true }])
})

test('a client that leaves aborts the work, and later lines are dropped', async () => {
  const released = Promise.withResolvers<void>()
  let sent = 0
  let signal: AbortSignal | undefined
  const stream = new LineStream(async (send, left) => {
    signal = left
    send({ text: 'first' })
    await released.promise
    send({ text: 'second' })
    sent += 1
  })
  stream.read()
  expect(signal?.aborted).toBe(false)
  stream.destroy()
  await new Promise((closed) => stream.once('close', closed))
  expect(signal?.aborted).toBe(true)
  released.resolve()
  await expect.poll(() => sent).toBe(1)
})

test('an error ends the response', async () => {
  const stream = new LineStream(() => Promise.reject(new Error('broke')))
  await expect(read(stream)).rejects.toThrow('broke')
})
