import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { zipChunks } from '@web2/server/src/platform/zip/zip-chunks.ts'
import type { Attacker } from './worst-caller.ts'
import { ofJson } from './worst-caller.ts'
import { filled, many, type Door } from './worst-door.ts'

/** A file sent as a form, with the fields beside it; `after` waits for what is done with it. */
const upload = (
  attacker: Attacker,
  name: string,
  path: string,
  build: () => Promise<{
    file: BlobPart
    called: string
    field?: string
    fields?: Readonly<Record<string, string>>
  }>,
  after: (id: unknown) => Promise<string> = () => Promise.resolve(''),
): Door => ({
  name,
  prepare: async () => {
    const { file, called, field = 'file', fields = {} } = await build()
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    form.set(field, new Blob([file]), called)
    return async () => {
      const { status, body } = await attacker.send('POST', path, form)
      return `${status} ${status < 300 ? await after(body._id) : ''}`.trim()
    }
  },
})

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture of so many pixels on each side. */
const png = (side: number): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 8
  const rows = deflateSync(Buffer.alloc((side + 1) * side), { level: 1 })
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

const zipOf = async (pages: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = []
  const entries = Object.entries(pages).map(([path, text]) => ({
    path,
    body: new TextEncoder().encode(text),
  }))
  for await (const piece of zipChunks(entries)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** Tables, pictures and zip files. */
export const files = (attacker: Attacker): Door[] => {
  const table = (name: string, text: () => string) =>
    upload(attacker, `a table ${name}`, '/api/turbo-data', () =>
      Promise.resolve({ file: text(), called: 'rows.csv', fields: { name: 'Rows' } }),
    )
  const picture = (name: string, called: string, file: () => BlobPart) =>
    upload(attacker, name, '/api/media-manager?uploadAction=true', () =>
      Promise.resolve({ file: file(), called, field: 'files[0]' }),
    )
  const imported = async (id: unknown) => {
    for (let round = 0; round < 200; round += 1) {
      const { body } = await attacker.send('GET', `/api/site-imports/${String(id)}`)
      if (body.status === 'done' || body.status === 'failed') return String(body.status)
      await delay(200)
    }
    return 'not over'
  }
  const site = (name: string, pages: () => Readonly<Record<string, string>>) =>
    upload(
      attacker,
      `a zip file of ${name}`,
      '/api/site-imports',
      async () => ({
        file: await zipOf(pages()),
        called: 'site.zip',
        fields: { siteName: 'Imported', rootSlug: `s-${randomUUID()}` },
      }),
      imported,
    )
  return [
    table('of one line of 50 MB of commas', () => filled(',', 50_000_000)),
    table('of one value of 50 MB', () => filled('a', 50_000_000)),
    table('of quotes', () => `a\n${filled('"a""', 50_000_000)}`),
    table(
      'of 1,000 rows of 100 longest values',
      () =>
        `${many(100, (at) => `c${at}`).join(',')}\n${many(1_000, () => many(100, () => filled('é', 500)).join(',')).join('\n')}`,
    ),
    picture('a drawing of links and blanks', 'a.svg', () => svg(`<a href=${filled(' ', 15_000_000)}`)),
    picture('a drawing of 200,000 elements', 'b.svg', () => svg(filled('<path d="M0 0L9 9"/>', 4_000_000))),
    picture('a picture of 59 million pixels', 'c.png', () => png(7_700)),
    site('a page of 10 MB of tags', () => ({ 'index.html': filled('<p>a', 10_000_000) })),
    site('a page of nested tags', () => ({ 'index.html': filled('<b><i>', 2_000_000) })),
    site('500 pages', () =>
      Object.fromEntries(
        many(500, (at) => [at === 0 ? 'index.html' : `p${at}.html`, filled('<p>a</p>', 20_000)]),
      ),
    ),
  ]
}

/** A feed on the attacker's own server that sends `text` on each check. */
export const feedDoor = (attacker: Attacker, name: string, url: string): Door => ({
  name,
  prepare: () =>
    Promise.resolve(async () => {
      const { status, body } = await attacker.send('POST', '/api/rss-feeds', JSON.stringify({ url }), ofJson)
      for (let round = 0; status === 201 && round < 100; round += 1) {
        const feed = await attacker.send('GET', `/api/rss-feeds/${String(body._id)}`)
        if (feed.body.lastCheckedAt !== null) return `${status} looked at`
        await delay(200)
      }
      return status
    }),
})
