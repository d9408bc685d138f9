import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '@web2/contract/core'
import { receiveFiles, type ReceivedFile } from './receive-files.ts'

/* Each test sends one upload to a bare server and checks its outcome. */

let server: Server
let received: ReceivedFile[]
let mostAtOnce: number
let outcome: Promise<unknown>
beforeEach(async () => {
  received = []
  mostAtOnce = 0
  let atOnce = 0
  let tell: (end: unknown) => void
  outcome = new Promise((resolve) => {
    tell = resolve
  })
  server = createServer((incoming, response) => {
    const take = async (file: ReceivedFile) => {
      mostAtOnce = Math.max(mostAtOnce, (atOnce += 1))
      await new Promise(setImmediate)
      received.push(file)
      atOnce -= 1
    }
    receiveFiles(incoming, take)
      .then(
        () => tell('received'),
        (error: Error) => tell(error.message),
      )
      .finally(() => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const send = async (files: readonly Blob[]) => {
  const form = new FormData()
  files.forEach((file, at) => form.set(`files[${at}]`, file, `${at}.png`))
  await fetch(address(), { method: 'POST', body: form })
  return outcome
}

test('reads files one after the other, complete and with their names', async () => {
  const contents = ['a', 'b'.repeat(300_000), '']
  expect(await send(contents.map((content) => new Blob([content])))).toBe('received')
  expect(received.map(({ name, bytes }) => [name, Buffer.from(bytes ?? []).toString()])).toEqual(
    contents.map((content, at) => [`${at}.png`, content]),
  )
  expect(mostAtOnce).toBe(1)
})

test('decodes a quotation mark in a file name', async () => {
  const form = new FormData()
  form.set('files[0]', new Blob(['a']), 'my "rose".png')
  await fetch(address(), { method: 'POST', body: form })
  await outcome
  expect(received.map(({ name }) => name)).toEqual(['my "rose".png'])
})

test('drops a file that is too large and reads the next one', async () => {
  await send([new Blob([new Uint8Array(limits.mediaFileBytes + 1)]), new Blob(['x'])])
  expect(received.map(({ bytes }) => bytes?.length)).toEqual([undefined, 1])
})

test('rejects more files than an upload may have', async () => {
  const files = Array.from({ length: limits.mediaFilesAtOnce + 1 }, () => new Blob(['x']))
  expect(await send(files)).toMatch(/up to 50 images/)
})

test('ends when the client aborts the upload', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000' }
  const half = request(address(), { method: 'POST', headers })
  const gone = once(half, 'error')
  half.write('--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nhalf')
  await once(server, 'request')
  half.destroy(new Error('given up'))
  await gone
  expect(await outcome).toMatch(/was interrupted/)
})
