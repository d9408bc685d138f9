import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { leadLimits } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { readSubmission } from './read-submission.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A body that arrives while a test writes to it. */
const bodyOf = (type: string) =>
  Object.assign(new PassThrough(), { headers: { 'content-type': type } }) as unknown as IncomingMessage &
    PassThrough

const mega = 1_000_000

/** Writes a body in pieces. Returns references to their memory that keep none of it. */
const writeMegabytes = async (
  body: PassThrough,
  most: number,
): Promise<readonly WeakRef<ArrayBufferLike>[]> => {
  const pieces: WeakRef<ArrayBufferLike>[] = []
  for (let sent = 0; sent < most; sent += 1)
    await new Promise<void>((resolve) => {
      const piece = Buffer.alloc(mega, 'x')
      pieces.push(new WeakRef(piece.buffer))
      body.write(piece, () => resolve())
    })
  return pieces
}

const file =
  '--x\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n'

it.each([
  ['multipart/form-data; boundary=x', file],
  ['application/x-www-form-urlencoded', 'a='],
  ['text/plain', 'a='],
])('nothing of a refused body of the type %s is kept while its rest arrives', async (type, beginning) => {
  const most = leadLimits.bodyWithFilesBytes / mega
  const body = bodyOf(type)
  const refused = expect(readSubmission(body, { withFiles: true })).rejects.toMatchObject({ fault: 'large' })
  body.write(beginning)
  const pieces = [...(await writeMegabytes(body, most))]
  await refused
  pieces.push(...(await writeMegabytes(body, most)))
  await setImmediate()
  collect()
  // a stream may refer to its latest piece
  expect(pieces.filter((piece) => piece.deref() !== undefined).length).toBeLessThanOrEqual(1)
  expect(body.destroyed).toBe(false)
  body.destroy()
})
