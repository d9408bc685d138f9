import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exampleBrief,
  exampleDetails,
  exampleOutline,
  exampleReview,
} from '@web2/server/src/domains/articles/generation/plan/plan-fixture.ts'
import { textFormats } from '@web2/server/src/testing/servers/text/text-formats.ts'

/*
 * A text service on loopback in a separate process that answers each step of a planned article immediately, in the
 * wire format of OpenAI's Responses: `node planned-stub.ts`. Every answer has 150 chunks; the outline has six sections.
 * GET returns the first question of each kind, for the bare loop.
 */

const chunks = 150
const { begin, piece, end } = textFormats.responses
const model = 'gpt-6.1-sol'

const streamed = (text: string): Buffer => {
  const at = (part: number) => Math.round((part * text.length) / chunks)
  const pieces = Array.from({ length: chunks }, (_, part) => text.slice(at(part), at(part + 1)))
  return Buffer.from(
    [
      begin?.(model) ?? '',
      ...pieces.map((each) => piece(model, each)),
      end(model, 'stop', { input: 1_500, output: chunks }),
    ].join(''),
  )
}

const [section] = exampleOutline.sections
if (!section) throw new Error('The example has no section')
const outline = {
  ...exampleOutline,
  sections: Array.from({ length: 6 }, (_, at) => ({
    ...section,
    id: `s${at + 1}`,
    heading: `${section.heading} Part ${at + 1}`,
  })),
}
const sentences = [
  'In March, live oaks shed last year’s leaves, and gutters fill within two weeks [S1].',
  'Check the downspouts first, because a blocked one holds the water of the whole roof.',
  'A visit costs $189 and takes two people about an hour on one floor.',
  'Whoever waits until the storms in May pays for wet fascia boards instead.',
]
const text = Array.from({ length: 9 }, (_, at) => sentences[at % sentences.length]).join(' ')

/** Words that identify each question, with its answer. */
const answers = [
  ['Write the brief.', streamed(JSON.stringify(exampleBrief))],
  ['Write the outline.', streamed(JSON.stringify(outline))],
  ['List the faults.', streamed(JSON.stringify(exampleReview))],
  ['Write the details.', streamed(JSON.stringify(exampleDetails))],
  ...[1, 2, 3, 4, 5, 6].map((at) => [`Current section: s${at}`, streamed(text)] as const),
] as const
const introduction = ['', streamed(text)] as const

const asked = new Map<string, unknown>()

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify([...asked.values()]))
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    const [kind, answer] = answers.find(([words]) => body.includes(words)) ?? introduction
    if (!asked.has(kind)) asked.set(kind, textFormats.responses.read(JSON.parse(body.toString()), ''))
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answer)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('disconnect', () => process.exit())
process.send?.((server.address() as AddressInfo).port)
