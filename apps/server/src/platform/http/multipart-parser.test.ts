import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { feedParser, multipartParser } from './multipart-parser.ts'

it('reports an incomplete upload if its client disconnected before it was read', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const asked = once(server, 'request')
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: 99\r\n\r\n--edge',
  )
  const [upload] = await asked
  const gone = new Promise((resolve) => upload.on('close', resolve))
  // a request that ends too early emits an error before it closes
  upload.on('error', () => undefined)
  socket.destroy()
  await gone

  const told = await new Promise<Error>((resolve) => feedParser(upload, multipartParser(upload, {}), resolve))
  expect(told.message).toMatch(/was interrupted/)
})
