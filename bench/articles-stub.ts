import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { textFormats } from '@web2/server/src/testing/servers/text/text-formats.ts'

/*
 * A text service on loopback in a separate process that answers immediately, in the wire format of OpenAI's
 * Responses: `node articles-stub.ts`. A paragraph has 120 words in chunks of ten, a line has seven
 * words in one chunk.
 */

const words = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ['Roses', 'want', 'light', 'and', 'some', 'patience'][at % 6],
  ).join(' ')

const { begin, piece, end } = textFormats.responses
const model = 'gpt-6.1-sol'

const streamed = (pieces: readonly string[]): Buffer =>
  Buffer.from(
    [
      begin?.(model) ?? '',
      ...pieces.map((text) => piece(model, text)),
      end(model, 'stop', { input: 120, output: pieces.length * 13 }),
    ].join(''),
  )

const line = streamed([words(7)])
const paragraph = streamed(Array.from({ length: 12 }, () => `${words(10)}. `))

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const isLine = Buffer.concat(chunks).includes('You write one line')
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(isLine ? line : paragraph)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('disconnect', () => process.exit())
process.send?.((server.address() as AddressInfo).port)
