import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * A text service on loopback in a separate process that answers immediately, in the wire format of OpenAI's
 * chat completions: `node articles-stub.ts`. A paragraph has 120 words in chunks of ten, a line has seven
 * words in one chunk.
 */

const words = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ['Roses', 'want', 'light', 'and', 'some', 'patience'][at % 6],
  ).join(' ')

const event = (fields: object) => {
  const chunk = {
    id: 'chatcmpl-bench',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-4o',
    ...fields,
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

const streamed = (pieces: readonly string[]): Buffer => {
  const said = pieces.map((content) =>
    event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  )
  const usage = { prompt_tokens: 120, completion_tokens: pieces.length * 13, total_tokens: 0 }
  return Buffer.from(
    [
      ...said,
      event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      event({ choices: [], usage }),
      'data: [DONE]\n\n',
    ].join(''),
  )
}

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
process.send?.((server.address() as AddressInfo).port)
