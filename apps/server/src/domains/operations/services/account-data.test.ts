import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountTables } from '../account-data/account-tables.ts'
import { purgeAccountFiles } from '../account-data/remove-account-files.ts'
import { requestPublication } from '../../publishing/publications/request-publication.ts'
import { runPublication } from '../../publishing/run/run-publication.ts'
import { createSite } from '../../sites/create-site.ts'
import { openZip } from '../../../platform/zip/read-zip.ts'
import {
  call,
  signInAs,
  signUp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'

/* Export and deletion of all data of an account. */

let world: World
let api: TestApi
let admin: TestUser
beforeAll(async () => {
  const plain = await createWorld()
  world = plain
  const { config, jobs } = plain.context
  api = await startTestApi({ database: plain.database, config, jobs })
  admin = await signUp(api)
  await sql`update users set role = 'admin' where id = ${admin.userId}`.execute(api.database.db)
})
afterAll(async () => {
  await api.stop()
  await world.end()
})

const secrets = {
  openAi: 'sk-secret-of-settings-0001',
  cloud: 'a-secret-key-of-a-cloud-0002',
}

const upload = async (user: TestUser, name: string) => {
  const form = new FormData()
  form.set('path', '/')
  const background = { r: name.length, g: 120, b: 90 }
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  form.set('files[0]', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${user.token}` },
  })
  expect(answer.status).toBe(201)
}

/** Creates a user with data of every kind and a site published to the built-in host. */
const furnished = async (slug: string) => {
  const user = await signUp(api)
  const post = async (path: string, body: object) => {
    const answer = await call(api, 'POST', `/api/${path}`, { token: user.token, body })
    expect([path, answer.status]).toEqual([path, 201])
    return answer.body
  }
  await post('naps', { businessName: `Nap of ${slug}`, address1: '1 Elm St', phone: '555 0100' })
  await post('settings', { openAi: { apiKey: secrets.openAi } })
  const keys = {
    accessKey: 'AKIAEXAMPLE12345678',
    secretKey: secrets.cloud,
    endpoint: 'https://s3.example.com',
  }
  await post('cloud-settings-manager', { cloud: 's3', label: 'Store', ...keys })
  const { token } = await post('access-tokens', {
    name: 'Script',
    scopes: ['content:read'],
    expiresInDays: null,
  })
  await upload(user, 'rose.png')
  const site = await createSite(world.context, user, {
    siteName: 'Green Thumb',
    rootSlug: slug,
    templateId: 'garden',
    napId: null,
    email: 'a@b.c',
  })
  const requested = await requestPublication(world.context, user, site._id, [
    { cloud: 'builtin', buckets: [] },
  ])
  if (!requested.ok) throw new Error(requested.message)
  await runPublication(world.context, requested.site.runId ?? '', noStop)
  return { user, token: token as string, live: `http://127.0.0.1:${world.context.config.sitesPort}/${slug}/` }
}

const exported = (user: TestUser, token = user.token) =>
  fetch(`${api.url}/api/account-export.zip`, { headers: { Authorization: `Bearer ${token}` } })
/** Returns the files of an export by path. */
const unpacked = async (user: TestUser): Promise<Map<string, Buffer>> => {
  const answer = await exported(user)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const path = join(world.context.config.dataDir, `${user.userId}.zip`)
  await writeFile(path, Buffer.from(await answer.arrayBuffer()))
  const zip = await openZip(path, 10_000)
  const files = new Map<string, Buffer>()
  for (const member of zip.members) files.set(member.path, await member.read(50_000_000))
  zip.close()
  return files
}
const remove = (user: TestUser, body: object) =>
  call(api, 'POST', '/api/account-deletion', { token: user.token, body })
const nameOf = async ({ accountId }: TestUser) =>
  (
    await world.database.db
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', accountId)
      .executeTakeFirst()
  )?.name ?? ''

describe('the export', () => {
  it('contains every record and image of the account, no secrets and no data of others', async () => {
    const { user, token } = await furnished('own')
    const other = await furnished('other')
    const files = await unpacked(user)
    const records = (table: string) => JSON.parse(files.get(`data/${table}.json`)?.toString() ?? '[]')
    expect(records('naps')).toMatchObject([{ business_name: 'Nap of own' }])
    expect(records('site_pages')[0]).toMatchObject({ html: expect.stringContaining('<') })
    expect(records('site_files').length).toBeGreaterThan(3)
    expect(records('run_items')).toHaveLength(1)
    expect(records('setting_keys')).toMatchObject([{ name: 'openAi.apiKey', key_last4: '0001' }])
    expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({
      account: { id: user.accountId },
      members: [{ email: user.email }],
    })
    expect((await sharp(files.get('pictures/rose.png')).metadata()).width).toBe(40)
    expect(JSON.parse(files.get('contents.json')?.toString() ?? '')).toMatchObject({
      records: { naps: 1, sites: 1, media_files: 1 },
      picturesMissing: [],
    })
    const everything = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n')
    const { db } = world.database
    const hidden = await sql<{ text: string }>`
      select key_sealed as text from setting_keys union select secret_key_sealed from cloud_accounts
      union select token_hash from access_tokens union select password_hash from users where password_hash <> ''`.execute(
      db,
    )
    for (const text of [...Object.values(secrets), token, ...hidden.rows.map((row) => row.text)])
      expect(everything).not.toContain(text)
    for (const text of [other.user.accountId, other.user.email, 'Nap of other'])
      expect(everything).not.toContain(text)
  })

  it('includes new tables automatically, in parts if they are large', async () => {
    const user = await signUp(api)
    const { db } = world.database
    await sql`create table tomorrow (id uuid primary key default gen_random_uuid(), account_id uuid not null
      references accounts on delete cascade, note text, word_hash text)`.execute(db)
    await sql`insert into tomorrow (account_id, note, word_hash)
      select ${user.accountId}, 'note ' || n, 'hash' from generate_series(1, 3000) n`.execute(db)
    expect((await accountTables(db)).map(({ name }) => name)).toContain('tomorrow')
    const files = await unpacked(user)
    const parts = [...files.keys()].filter((path) => path.startsWith('data/tomorrow'))
    expect(parts.length).toBeGreaterThan(1)
    const notes = parts.flatMap((path) => JSON.parse(files.get(path)!.toString()) as { note: string }[])
    expect(new Set(notes.map(({ note }) => note)).size).toBe(3000)
    expect(notes[0]).not.toHaveProperty('word_hash')
    await sql`drop table tomorrow`.execute(db)
  })

  it('stops silently when its client disconnects', async () => {
    const user = await signUp(api)
    await sql`insert into categories (id, account_id, name)
      select gen_random_uuid(), ${user.accountId}, repeat(md5(n::text), 200) from generate_series(1, 1500) n`.execute(
      world.database.db,
    )
    const leaving = new AbortController()
    const answer = await fetch(`${api.url}/api/account-export.zip`, {
      headers: { Authorization: `Bearer ${user.token}` },
      signal: leaving.signal,
    })
    await answer.body?.getReader().read()
    leaving.abort()
    expect((await unpacked(user)).has('contents.json')).toBe(true)
    expect(api.logged).toEqual([])
  })

  it('is limited to users who manage the account', async () => {
    const { user, token } = await furnished('closed')
    expect((await exported(user, token)).status).toBe(403)
    expect((await fetch(`${api.url}/api/account-export.zip`)).status).toBe(401)
  })
})

describe('the deletion', () => {
  it('requires the name and the password', async () => {
    const user = await signUp(api)
    const name = await nameOf(user)
    expect((await remove(user, { name: 'Something', password: user.password })).body.errors).toHaveProperty(
      'name',
    )
    expect((await remove(user, { name, password: 'wrong' })).body.errors).toHaveProperty('password')
    expect((await remove(user, { name })).status).toBe(400)
    expect(await nameOf(user)).toBe(name)
  })

  it('deletes everything of the account, its images, sites and sessions, and nothing else', async () => {
    const { user, token, live } = await furnished('gone')
    const other = await furnished('stays')
    const { db } = world.database
    const { dataDir } = world.context.config
    expect((await fetch(live)).status).toBe(200)
    const answer = await remove(user, { name: await nameOf(user), password: user.password })
    expect(answer).toMatchObject({ status: 201, body: { deleted: true } })

    for (const table of await accountTables(db)) {
      const { rows } =
        await sql`select 1 from ${sql.table(table.name)} where ${table.ofAccount(user.accountId)}`.execute(db)
      // the one entry that records the deletion
      expect([table.name, rows.length]).toEqual([table.name, table.name === 'audit_log' ? 1 : 0])
    }
    expect(await db.selectFrom('users').select('id').where('id', '=', user.userId).execute()).toEqual([])
    expect((await fetch(live)).status).toBe(404)
    expect(await readdir(join(dataDir, 'media'))).not.toContain(user.accountId)
    expect((await call(api, 'GET', '/api/naps', { token: user.token })).status).toBe(401)
    expect((await call(api, 'GET', '/api/naps', { token })).status).toBe(401)
    await expect(signInAs(api, user.email, user.password)).rejects.toThrow('Wrong email or password')
    expect((await fetch(other.live)).status).toBe(200)
    expect((await call(api, 'GET', '/api/naps', { token: other.user.token })).body.total).toBe(1)
  })

  it('skips a folder that another site uses since', async () => {
    const first = await furnished('taken')
    await remove(first.user, { name: await nameOf(first.user), password: first.user.password })
    const next = await furnished('taken')
    await purgeAccountFiles(world.context)
    expect((await fetch(next.live)).status).toBe(200)
    world.later(2 * 3_600_000)
    await purgeAccountFiles(world.context)
    expect(await world.database.db.selectFrom('accountRemovals').select('id').execute()).toEqual([])
  })

  it('is refused to members and to the last admin', async () => {
    const { user } = await furnished('shared')
    const guest = await signUp(api)
    const { db } = world.database
    await sql`insert into memberships (id, account_id, user_id, roles, created_at)
      values (gen_random_uuid(), ${user.accountId}, ${guest.userId}, '{lc:customer}', now())`.execute(db)
    await call(api, 'PATCH', '/api/login-sessions/current', {
      token: guest.token,
      body: { accountId: user.accountId },
    })
    expect(await remove(guest, { name: await nameOf(user), password: guest.password })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Only the account owner') },
    })
    expect(await remove(admin, { name: await nameOf(admin), password: admin.password })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('last admin') },
    })
    // a member with a separate account keeps it, and their session
    await remove(user, { name: await nameOf(user), password: user.password })
    await expect(signInAs(api, guest.email, guest.password)).resolves.toEqual(expect.any(String))
  })
})
