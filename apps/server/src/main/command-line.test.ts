import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessScopes } from '@web2/contract/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPlace, type TestInstallation } from '../testing/processes/product-process.ts'
import { typeWeb2, web2Program } from '../testing/processes/typed-command.ts'

/* The command line run against the real product. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
let place: TestInstallation
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
  typeWeb2(args, { input, env: { XDG_CONFIG_HOME: folder, ...env } }).ended
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
  test('without a login explains what to do, and exits with 3', async () => {
    expect(await web2(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('web2 login') })
  })

  test('login checks the token, and stores it readable only by its owner', async () => {
    const refused = await web2(['login', '--url', place.url], { input: 'w2m_wrong\n' })
    expect(refused).toMatchObject({ code: 3, out: '' })
    const left = await web2(['login', '--url', place.url], { input: '\n' })
    expect(left).toMatchObject({ code: 3, err: expect.stringContaining('No token given') })
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
    [['nonsense'], 2, /Unknown command “nonsense”/],
    [['publish'], 2, /Missing site/],
    [['whoami', '--no-such'], 2, /--no-such/],
    [['publish', 'my', 'garden'], 2, /Unexpected argument “garden”/],
    [['publish', 'roses', '--to', 'moon'], 2, /--to only supports builtin/],
    [['import-naps', '/nowhere/naps.csv'], 2, /File not found: \/nowhere/],
    [['import-naps', '/tmp'], 2, /Not a file but a folder: \/tmp/],
    [['publish', 'nothing'], 1, /No site named “nothing”/],
    [['tail', 'nothing'], 1, /No campaign named “nothing”/],
    [['leads', 'list', '--site', 'nothing'], 1, /No site named “nothing” has a published form/],
  ])('%j exits with %i and a message', async (args, code, sentence) => {
    expect(await web2(args)).toMatchObject({ code, out: '', err: expect.stringMatching(sentence) })
  })

  test('an unreachable server exits with 4', async () => {
    const env = { WEB2_URL: 'http://127.0.0.1:9', WEB2_TOKEN: token }
    expect(await web2(['whoami', '--json'], { env })).toMatchObject({
      code: 4,
      err: expect.stringContaining('"error":"unreachable"'),
    })
  })

  test('distinguishes a foreign server from an unreachable one', async () => {
    const env = { WEB2_URL: place.sitesUrl, WEB2_TOKEN: token }
    expect(await web2(['whoami'], { env })).toMatchObject({
      code: 4,
      err: expect.stringContaining('is not a Web 2 Manager server'),
    })
  })

  test('sends nothing to an invalid URL or with an invalid token', async () => {
    const wrong = { WEB2_URL: 'nonsense', WEB2_TOKEN: token }
    expect(await web2(['whoami'], { env: wrong })).toMatchObject({
      code: 2,
      err: expect.stringContaining('“nonsense” is not a valid URL'),
    })
    const odd = { WEB2_URL: place.url, WEB2_TOKEN: 'w2m_tökén' }
    expect(await web2(['whoami'], { env: odd })).toMatchObject({
      code: 3,
      err: expect.stringContaining('This is not an access token'),
    })
  })

  test('ignores the stored login for another installation, or if it is damaged', async () => {
    const other = await web2(['whoami'], { env: { WEB2_URL: 'http://127.0.0.1:9' } })
    expect(other).toMatchObject({ code: 3, err: expect.stringContaining('but you’re signed in to') })
    const config = join(folder, 'damaged')
    await mkdir(join(config, 'web2'), { recursive: true })
    await writeFile(join(config, 'web2/login.json'), '{}')
    expect(await web2(['whoami'], { env: { XDG_CONFIG_HOME: config } })).toMatchObject({
      code: 3,
      err: expect.stringContaining('is damaged. Sign in again'),
    })
    const nowhere = await web2(['login', '--url', place.url], {
      input: `${token}\n`,
      env: { XDG_CONFIG_HOME: '/dev/null' },
    })
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('it can’t be saved in') })
  })

  test('a result that could not be written is a failure; a reader that stops early is not', async () => {
    const full = spawnSync('sh', ['-c', `"$0" "$1" whoami > /dev/full`, process.execPath, web2Program], {
      env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder },
      encoding: 'utf8',
    })
    expect(full).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be written') })
    const closed = typeWeb2(['publish', 'nothing'], { env: { XDG_CONFIG_HOME: folder } })
    closed.child.stderr.destroy()
    expect(await closed.ended).toMatchObject({ code: 1 })
    const unread = typeWeb2(['whoami'], { env: { XDG_CONFIG_HOME: folder } })
    unread.child.stdout.destroy()
    expect(await unread.ended).toMatchObject({ code: 0, err: '' })
  })

  test('import-naps shows a preview, then adds valid rows and explains the others', async () => {
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
    const western = join(folder, 'western.csv')
    await writeFile(western, Buffer.from('Business name,Address 1,Phone\nCafé Müller,3 Elm St,1\n', 'latin1'))
    const preview = await web2(['import-naps', western, '--dry-run', '--json'])
    expect(JSON.parse(preview.out).preview[0].businessName).toBe('Café Müller')
    const workbook = await inFolder('naps.xlsx', 'PK\u0003\u0004\0\0')
    expect(await web2(['import-naps', workbook])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a text file'),
    })
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
    expect(await web2(['publish', 'Roses'])).toMatchObject({ code: 0, out: 'Roses published.\n' })
  })

  test('publish lists errors, and continues with accepted ones', async () => {
    const pages = [{ name: 'Home', slug: 'home', html: '<h1>Tulips in {nap.city}</h1>' }]
    await call('cloud-builder', { siteName: 'Tulips', rootSlug: 'tulips', pages }, session)
    const id = 'unfilled-placeholder:index.html:nap.city'
    const refused = await web2(['publish', 'tulips', '--to', 'builtin'])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`--accept "${id}"`) })
    const told = await web2(['publish', 'tulips', '--to', 'builtin', '--json'])
    const failure = JSON.parse(told.err.trim().split('\n').at(-1) ?? '')
    expect(failure).toMatchObject({
      error: 'issues-unaccepted',
      issues: expect.arrayContaining([expect.objectContaining({ id })]),
    })
    expect(await web2(['publish', 'tulips', '--to', 'builtin', '--accept', id])).toMatchObject({ code: 0 })
  })

  test('bulk starts a Zoomer, or reports what it needs', async () => {
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

  test('a token without the scope gets an explanation', async () => {
    const wanted = { name: 'Reader', scopes: ['content:read'], expiresInDays: 1 }
    const { token: reader } = await call('access-tokens', wanted, session)
    const env = { WEB2_URL: place.url, WEB2_TOKEN: reader! }
    expect(await web2(['publish', 'roses'], { env })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Create a new token with the right permissions'),
    })
  })
})
