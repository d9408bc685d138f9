import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../../run.ts'

interface StoredLead {
  readonly _id: string
  readonly createdAt: string
  updatedAt: string
  status: string
  readonly siteId: string | null
  readonly siteName: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

const siteId = '0190a000-0000-7000-8000-000000000001'
const start = Date.parse('2026-03-01T10:00:00.000Z')

let leads: StoredLead[]
/** Faults of the next calls, one for each; the server answers all others. */
let faults: ('break' | 'busy' | 'refuse' | 'cut')[]
let server: Server
let url: string
let folder: string

const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString()
const arrive = (name: string, seconds: number, change: Partial<StoredLead> = {}) => {
  const lead = {
    _id: `0190a000-0000-7000-8000-${String(leads.length).padStart(12, '0')}`,
    ...{ createdAt: at(seconds), updatedAt: at(seconds), status: 'new', siteId, siteName: 'Green Acre' },
    ...{ name, email: '', phone: '', message: '' },
    ...change,
  }
  leads.push(lead)
  return lead
}

/** Returns the leads of a query as the API would, as far as these commands use it. */
const listed = (query: URLSearchParams) => {
  const since = query.get('updatedAt[$gte]') ?? ''
  const [key, direction] = query.get('$sort[createdAt]')
    ? (['createdAt', -1] as const)
    : (['updatedAt', 1] as const)
  const found = leads
    .filter(({ status }) => status !== query.get('status[$ne]') && status === (query.get('status') ?? status))
    .filter((lead) => lead.siteId === (query.get('siteId') ?? lead.siteId) && lead.updatedAt >= since)
    .toSorted((a, b) => (a[key] < b[key] ? -direction : direction))
  const skip = Number(query.get('$skip') ?? 0)
  const limit = Number(query.get('$limit') ?? 25)
  return { total: found.length, limit, skip, data: found.slice(skip, skip + limit) }
}

beforeEach(async () => {
  leads = []
  faults = []
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const fault = faults.shift()
    if (fault === 'break') return void request.socket.destroy()
    if (fault === 'busy' || fault === 'refuse') {
      response.writeHead(fault === 'busy' ? 500 : 401, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ message: 'No.', data: { id: 'x' } }))
    }
    if (pathname === '/api/leads.csv') {
      response.write('\uFEFFName\r\n')
      if (fault === 'cut') return void setImmediate(() => response.destroy())
      return void response.end(`${leads.map(({ name }) => `${name}\r\n`).join('')}`)
    }
    const forms = [
      { _id: '1', siteId, siteName: 'Green Acre' },
      { _id: '2', siteId, siteName: 'Green Acre' },
    ]
    const page = pathname === '/api/lead-forms' ? { total: 2, data: forms } : listed(searchParams)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'web2-leads-'))
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** Runs a command. The steps happen one by one whenever it sleeps; after them it is stopped. */
const web2 = async (args: readonly string[], steps: readonly (() => void)[] = []) => {
  const [out, err]: [string[], string[]] = [[], []]
  const stop = new AbortController()
  const left = [...steps]
  const code = await run(['leads', ...args], {
    env: { WEB2_URL: url, WEB2_TOKEN: 'w2m_token' },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    readInput: async () => '',
    isTyped: false,
    unheard: stop.signal,
    sleep: async () => {
      const step = left.shift()
      if (step) step()
      else stop.abort()
    },
  })
  return { code, out, err }
}

describe('web2 leads tail', () => {
  const names = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as StoredLead).name)

  it('prints the latest leads, then new ones, each once', async () => {
    for (let index = 0; index < 25; index += 1) arrive(`Old ${index}`, index)
    const { code, out } = await web2(
      ['tail', '--json'],
      [
        () => arrive('First', 100),
        () => undefined,
        () => {
          arrive('Second', 101)
          arrive('Spam', 102, { status: 'spam' })
        },
      ],
    )
    expect({ code, names: names(out) }).toEqual({
      code: 0,
      names: [...Array.from({ length: 20 }, (_, index) => `Old ${index + 5}`), 'First', 'Second'],
    })
  })

  it('prints leads that are released from spam, and none again that members change', async () => {
    const [old, held] = [arrive('Old', 0), arrive('Held', 1, { status: 'spam' })]
    for (let index = 0; index < 20; index += 1) arrive(`Later ${index}`, 10 + index)
    const { out } = await web2(
      ['tail', '--json'],
      [
        () => Object.assign(held, { status: 'new', updatedAt: at(100) }),
        () => Object.assign(old, { status: 'won', updatedAt: at(101) }),
        () => Object.assign(leads[5]!, { status: 'read', updatedAt: at(102) }),
      ],
    )
    expect(names(out).slice(20)).toEqual(['Held'])
  })

  it('skips no lead while the connection is lost, and says so once', async () => {
    const { code, out, err } = await web2(
      ['tail', '--json'],
      [
        () => (faults = ['break']),
        () => {
          for (let index = 0; index < 130; index += 1) arrive(`Lead ${index}`, index)
          faults = ['busy']
        },
        () => undefined,
        () => undefined,
      ],
    )
    expect(code).toBe(0)
    expect(names(out)).toEqual(Array.from({ length: 130 }, (_, index) => `Lead ${index}`))
    expect(err).toEqual([`${url} is not responding. Retrying; no lead is skipped.`, 'Connected again.'])
  })

  it('ends if the token was revoked', async () => {
    const { code, err } = await web2(['tail'], [() => (faults = ['refuse'])])
    expect({ code, err }).toEqual({
      code: 3,
      err: ['The token is invalid or expired. Create a new one under Access tokens, then run: web2 login'],
    })
  })

  it('passes no command of a visitor to the terminal', async () => {
    const text = '\u001B]0;owned\u0007\u009B31m\u202Ered\r\nsecond line'
    arrive(text, 0, { message: text })
    const { out } = await web2(['tail', '--once'])
    const { out: json } = await web2(['tail', '--once', '--json'])
    expect(out).toHaveLength(1)
    expect([...out, ...json].filter((line) => /[\u0000-\u001F\u007F-\u009F]/.test(line))).toEqual([])
    expect(names(json)).toEqual([text])
  })
})

describe('web2 leads list', () => {
  it('prints the latest leads but spam, of a site and a status', async () => {
    arrive('One', 1)
    arrive('Two', 2, { status: 'won', email: 'rosa@example.com' })
    arrive('Spam', 3, { status: 'spam' })
    arrive('Elsewhere', 4, { siteId: null, siteName: '' })
    const list = async (...args: string[]) =>
      (await web2(['list', ...args])).out.map((line) => /One|Two|Spam|Elsewhere/.exec(line)?.[0])
    expect(await list()).toEqual(['Elsewhere', 'Two', 'One'])
    expect(await list('--limit', '1')).toEqual(['Elsewhere'])
    expect(await list('--site', 'green acre')).toEqual(['Two', 'One'])
    expect(await list('--status', 'spam')).toEqual(['Spam'])
    expect((await web2(['list', '--status', 'won'])).out).toEqual([
      `${at(2)}  won   Green Acre  Two, rosa@example.com`,
    ])
  })

  it.each([
    [['list', '--status', 'open'], 2, 'Unknown status “open”. Choose new, read, won, lost, spam.'],
    [['list', '--limit', '0'], 2, '--limit must be a whole number, 1 or more.'],
    [['list', '--site', 'Roses'], 1, 'No site named “Roses” has a published form.'],
    [['list', 'more'], 2, 'Unexpected argument “more”.'],
    [['tail', '--status', 'new'], 2, 'leads tail doesn’t support --status.'],
    [['erase'], 2, 'Choose tail, list or export.'],
    [[], 2, 'Choose tail, list or export.'],
    [['export'], 2, 'Missing file name.'],
  ])('%j exits with %i and a message', async (args, code, sentence) => {
    const ended = await web2(args)
    expect(ended).toMatchObject({ code, out: [], err: [expect.stringContaining(sentence)] })
  })
})

describe('web2 leads export', () => {
  it('saves a file that only its owner can read', async () => {
    arrive('Zoë', 1)
    const file = join(folder, 'leads.csv')
    expect(await web2(['export', file])).toMatchObject({ code: 0, out: [`Saved ${file}.`] })
    expect(await readFile(file, 'utf8')).toBe('\uFEFFName\r\nZoë\r\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('leaves an existing file, and no half of one', async () => {
    const file = join(folder, 'leads.csv')
    await writeFile(file, 'mine')
    expect((await web2(['export', file])).err).toEqual([
      `${file} exists. Choose another name, or delete it first.`,
    ])
    faults = ['cut']
    expect(await web2(['export', join(folder, 'other.csv')])).toMatchObject({
      code: 4,
      err: [`${url} is not responding.`],
    })
    expect(await readdir(folder)).toEqual(['leads.csv'])
    expect(await readFile(file, 'utf8')).toBe('mine')
  })
})
