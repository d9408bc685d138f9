import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { formIdOf } from '@web2/server/src/domains/leads/forms/form-id.ts'
import { writeFormToken } from '@web2/server/src/domains/leads/forms/form-token.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { appSecret, measure, startServer, stopServer } from './api-load.ts'
import { median, percentile } from './figures.ts'
import { table, type Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'

const leads = 500
const warmUp = 50
const mostMilliseconds = 20
const spamPerSecond = 1_000
/** Seconds of spam in a round; the rounds of both together are a minute each. */
const spamSeconds = 20
const rounds = 3
const least = 0.8

const publishForm = async (db: Kysely<Database>, accountId: string) => {
  const [siteId, version, targetId] = [uuidV7(), 'v1', uuidV7()]
  const id = formIdOf(siteId, 'bench')
  const fields = [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Message', type: 'multiline', required: true },
  ]
  const definition = { name: 'Contact', fields, successText: '', thankYouPage: '', lang: 'en' }
  await db
    .insertInto('leadForms')
    .values({
      id,
      accountId,
      siteId: null,
      siteName: 'Site',
      name: 'Contact',
      version,
      fields: JSON.stringify(fields),
    })
    .execute()
  await db
    .insertInto('leadFormVersions')
    .values({ formId: id, version, accountId, definition: JSON.stringify(definition) })
    .execute()
  return { id, token: writeFormToken(appSecret, { formId: id, version, siteId, targetId }) }
}

const messageOf = (at: number) =>
  `Please call me about garden number ${at}. ${'It is large and green. '.repeat(10)}`

type Form = Awaited<ReturnType<typeof publishForm>>

const storeLead = async (url: string, { id, token }: Form, at: number) => {
  const answer = await fetch(`${url}/f/${id}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `10.1.${at >> 8}.${at & 255}` },
    body: new URLSearchParams({
      name: `Ada ${at}`,
      email: `ada${at}@example.com`,
      message: messageOf(at),
      _token: token,
      _page: '',
    }),
  })
  if (answer.status !== 303 || !answer.headers.get('location')?.includes('/thanks'))
    throw new Error(`A lead was answered with ${answer.status} ${answer.headers.get('location')}`)
}

const insertRow = (db: Kysely<Database>, accountId: string, at: number) =>
  db
    .insertInto('leads')
    .values({
      ...{ id: uuidV7(), accountId, status: 'new', siteName: 'Site', formName: 'Contact' },
      ...{ name: `Ada ${at}`, email: `ada${at}@example.com`, message: messageOf(at) },
      entries: JSON.stringify([{ name: 'message', label: 'Message', value: messageOf(at) }]),
    })
    .execute()

/** Sends leads one after the other, and inserts a row after each. Returns their times in ms. */
const storeLeads = async (db: Kysely<Database>, accountId: string, url: string, form: Form) => {
  const found = { ours: [] as number[], floor: [] as number[] }
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  for (let at = 0; at < leads + warmUp; at += 1) {
    await timed(found.ours, () => storeLead(url, form, at))
    await timed(found.floor, () => insertRow(db, accountId, at))
  }
  return { ours: found.ours.slice(warmUp), floor: found.floor.slice(warmUp) }
}

const startSender = (...args: readonly string[]): ChildProcess =>
  fork(join(import.meta.dirname, 'leads-sender.ts'), [...args])

const startNull = async () => {
  const child = startSender('null')
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}/` }
}

/** Measures a list while spam goes to a URL. Returns lists and spam per second. */
const listDuringSpam = async (list: string, token: string, target: string) => {
  const sender = startSender(target, String(spamPerSecond))
  const { perSecond } = await measure(list, token, { path: '', connections: 16 }, spamSeconds)
  sender.send('count')
  const [spam] = (await once(sender, 'message')) as [number]
  sender.kill()
  await once(sender, 'exit')
  return { perSecond, spam }
}

/** Measures how long a lead takes, and what a flood of spam takes from the lists of members. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  const db = connect({ url: postgres.url, applicationName: 'bench' })
  try {
    await migrate(postgres.url)
    const { accountId, token } = await signedInAccount(db)
    const form = await publishForm(db, accountId)
    const ours = await startServer('ours', postgres.url, accountId)
    const stored = await storeLeads(db, accountId, ours.url, form)
    const p95 = percentile(stored.ours, 0.95)
    const half = { ours: median(stored.ours), floor: median(stored.floor) }
    const rows: Row[] = [
      {
        name: 'p95 of a lead, checked, stored and announced, next to inserting its row',
        ...{ ours: p95, floor: percentile(stored.floor, 0.95), unit: 'ms' },
        ratio: p95 / percentile(stored.floor, 0.95),
        ...{ bar: `≤ ${mostMilliseconds} ms`, met: p95 <= mostMilliseconds },
      },
      {
        name: '… its median',
        ...{ ...half, unit: 'ms', ratio: half.ours / half.floor },
        ...{ bar: `≤ ${mostMilliseconds} ms`, met: half.ours <= mostMilliseconds },
      },
    ]
    const nothing = await startNull()
    const list = `${ours.url}/api/leads?$limit=20`
    const target = `${ours.url}/f/${form.id}`
    const lists = { ours: [] as number[], floor: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      const floor = await listDuringSpam(list, token, nothing.url)
      const flooded = await listDuringSpam(list, token, target)
      lists.floor.push(floor.perSecond)
      lists.ours.push(flooded.perSecond)
      console.log(
        `  lists a second: ${Math.round(floor.perSecond)} with ${Math.round(floor.spam)} posts a second to nothing, ` +
          `${Math.round(flooded.perSecond)} with ${Math.round(flooded.spam)} to the form`,
      )
    }
    const [own, none] = [median(lists.ours), median(lists.floor)]
    rows.push({
      ...{ name: 'lists of leads during 1,000 spam posts a second', ours: own, floor: none, unit: '/s' },
      ...{ ratio: own / none, bar: `≥ ${least} of the same posts to nothing`, met: own / none >= least },
    })
    nothing.child.kill()
    await stopServer(ours)
    return rows
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
