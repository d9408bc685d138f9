import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiveZip } from './receive-zip.ts'

let folder: string
let server: Server
let outcome: PromiseWithResolvers<unknown>
const port = (): number => (server.address() as AddressInfo).port

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-'))
  outcome = Promise.withResolvers()
  server = createServer((request, response) => {
    const received = receiveZip(request, join(folder, 'upload.zip')).then(
      (fields) => Object.fromEntries(fields),
      (error: unknown) => error,
    )
    void received.then((value) => {
      outcome.resolve(value)
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const multipart = 'multipart/form-data; boundary=edge'
const opening =
  '--edge\r\ncontent-disposition: form-data; name="siteName"\r\n\r\nGreen\r\n' +
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n'

const send = async (body: string, type = multipart): Promise<unknown> => {
  const headers = { 'content-type': type }
  await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', headers, body })
  return outcome.promise
}

const brokeOff = { code: 400, message: expect.stringContaining('broke off') }

it('stores the file and returns its text fields', async () => {
  expect(await send(`${opening}zip\r\n--edge--\r\n`)).toEqual({ siteName: 'Green' })
  expect(await readdir(folder)).toEqual(['upload.zip'])
})

it.each([
  ['ends in the middle of its file', `${opening}zi`, multipart],
  ['ends before its file', '--edge\r\ncontent-disposition: form-data; name="siteName"', multipart],
  ['names no boundary', `${opening}zip\r\n--edge--\r\n`, 'multipart/form-data'],
])('reports that an upload broke off that %s, and stores nothing', async (_what, body, type) => {
  expect(await send(body, type)).toMatchObject(brokeOff)
  expect(await readdir(folder)).toEqual([])
})

it('reports an upload whose client disconnected, and stores nothing', async () => {
  const socket = connect(port(), '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${multipart}\r\ncontent-length: 9999\r\n\r\n${opening}zi`,
  )
  await once(server, 'request')
  socket.destroy()
  expect(await outcome.promise).toMatchObject(brokeOff)
  expect(await readdir(folder)).toEqual([])
})

it('reports a full disk', async () => {
  await symlink('/dev/full', join(folder, 'upload.zip'))
  const sent = await send(`${opening}${'zip'.repeat(500_000)}\r\n--edge--\r\n`)
  expect(sent).toMatchObject({ code: 409, message: expect.stringContaining('server’s disk is full') })
})

it('rethrows errors that no user can fix', async () => {
  await mkdir(join(folder, 'upload.zip'))
  const sent = await send(`${opening}zip\r\n--edge--\r\n`)
  expect(sent).toMatchObject({ code: expect.stringMatching(/EISDIR/) })
})
