import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accessScopes } from '@web2/contract/tokens'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPlace, type Place } from '../testing/product-process.ts'

/* The command line against the real product, as somebody types it. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const program = fileURLToPath(new URL('../../../cli/bin/web2.mjs', import.meta.url))
let place: Place
let folder: string
let session: string
let token: string

const call = async (path: string, body: object, bearer?: string) => {
  const answer = await fetch(`${place.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

const web2 = (args: readonly string[], { input = '', env = {} }: { input?: string; env?: object } = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder, ...env },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (err += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
const inFolder = async (name: string, text: string) => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

beforeAll(async () => {
  place = await createPlace()
  folder = await mkdtemp(join(tmpdir(), 'web2-cli-'))
  await place.start().ready
  const ada = { email: 'ada@example.com', password: 'a path through the garden' }
  await call('users', { name: 'Ada', ...ada })
  session = (await call('authentication', { strategy: 'local', ...ada })).accessToken!
  const wanted = { name: 'Command line', scopes: accessScopes, expiresInDays: 1 }
  token = (await call('access-tokens', wanted, session)).token!
})
afterAll(async () => {
  await place.clear()
  await rm(folder, { recursive: true, force: true })
})

describe('web2', () => {
  test('without a login says what to do, and ends with 3', async () => {
    expect(await web2(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('web2 login') })
  })

  test('login tries the token, and keeps it for its owner alone', async () => {
    const refused = await web2(['login', '--url', place.url], { input: 'w2m_wrong\n' })
    expect(refused).toMatchObject({ code: 3, out: '' })
    const { code, out, err } = await web2(['login', '--url', place.url, '--json'], { input: `${token}\n` })
    expect({ code, value: JSON.parse(out) }).toMatchObject({
      code: 0,
      value: { user: 'Ada', scopes: accessScopes },
    })
    expect(out + err).not.toContain(token)
    expect((await stat(join(folder, 'web2/login.json'))).mode & 0o777).toBe(0o600)
    expect(await web2(['whoami'])).toMatchObject({ code: 0, out: expect.stringContaining('ada@example.com') })
  })

  test.each([
    [['nonsense'], 2, /no command 'nonsense'/],
    [['publish'], 2, /Which site/],
    [['whoami', '--no-such'], 2, /--no-such/],
    [['publish', 'nothing'], 1, /no site “nothing”/],
    [['tail', 'nothing'], 1, /no campaign “nothing”/],
  ])('%j ends with %i and a sentence', async (args, code, sentence) => {
    expect(await web2(args)).toMatchObject({ code, out: '', err: expect.stringMatching(sentence) })
  })

  test('a server that is away ends with 4', async () => {
    const env = { WEB2_URL: 'http://127.0.0.1:9', WEB2_TOKEN: token }
    expect(await web2(['whoami', '--json'], { env })).toMatchObject({
      code: 4,
      err: expect.stringContaining('"error":"unreachable"'),
    })
  })

  test('import-naps shows first, then adds what can be added, and says why the rest is not', async () => {
    const file = await inFolder(
      'naps.csv',
      'Business name,Address 1,Phone\nRoses,1 Elm St,555 0100\n"Oak, Ltd",2 Elm St,555 0101\nNobody,,1\n',
    )
    const shown = await web2(['import-naps', file, '--dry-run', '--json'])
    expect({ code: shown.code, value: JSON.parse(shown.out) }).toMatchObject({ code: 1, value: { rows: 3 } })
    const done = await web2(['import-naps', file, '--json'])
    expect(JSON.parse(done.out)).toEqual({
      created: 2,
      rejected: [{ line: 4, errors: { address1: 'This field is required' } }],
    })
    expect(done.code).toBe(1)
    const unknown = await inFolder('odd.csv', 'Business name,Shoe size\nx,42\n')
    expect(await web2(['import-naps', unknown])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown columns: Shoe size'),
    })
  })

  test('publish follows a site until it is online', async () => {
    const pages = [{ name: 'Home', slug: 'home', html: '<h1>Roses</h1>' }]
    await call('cloud-builder', { siteName: 'Roses', rootSlug: 'roses', pages }, session)
    const { code, out } = await web2(['publish', 'roses', '--to', 'builtin', '--json'])
    expect({ code, value: JSON.parse(out) }).toMatchObject({ code: 0, value: { status: 'done' } })
    expect(await web2(['publish', 'Roses'])).toMatchObject({ code: 0, out: 'Roses is published.\n' })
  })

  test('bulk begins a Zoomer, or says what is missing for it', async () => {
    const file = await inFolder('keywords.txt', 'roses\ntulips\n')
    const steps = [
      {
        title: 'Text',
        prompt: 'Write about {keyword}',
        generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
      },
    ]
    const stacker = await call('prompt-stacker', { name: 'Guide', steps }, session)
    expect(stacker._id).toBeDefined()
    const { code, err } = await web2(['bulk', file, '--stacker', 'Guide'])
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('API key') })
  })

  test('tail shows the log of a campaign', async () => {
    await call('campaigns', { name: 'Spring' }, session)
    expect(await web2(['tail', 'spring', '--once', '--json'])).toMatchObject({ code: 0 })
  })

  test('a token without the scope is told which way to go', async () => {
    const wanted = { name: 'Reader', scopes: ['content:read'], expiresInDays: 1 }
    const { token: reader } = await call('access-tokens', wanted, session)
    const env = { WEB2_URL: place.url, WEB2_TOKEN: reader! }
    expect(await web2(['publish', 'roses'], { env })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Make one with the scopes'),
    })
  })
})
