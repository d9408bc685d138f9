import { planTurboKind, runTurboKind } from '@web2/contract/generator'
import { importJson } from '@web2/builder'
import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import { runPublication } from '../../domains/publishing/run/run-publication.ts'
import { planTurbo } from '../../domains/generator/planning/plan-project.ts'
import { runProject } from '../../domains/generator/projects/run-project.ts'
import { call, signUp, startTestApi, type Answer, type TestApi } from './start-api.ts'
import { createWorld, noStop, type World } from './publishing-world.ts'

/** Installation with an account that runs site projects, and a worker that the test runs. */
export interface TurboWorld {
  readonly world: World
  readonly api: TestApi
  readonly token: string
  readonly accountId: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  get(path: string): Promise<Answer['body']>
  post(path: string, body: unknown): Promise<Answer['body']>
  patch(path: string, body: unknown): Promise<Answer['body']>
  /** Executes everything due, until the rest waits for another day. */
  work(): Promise<void>
  wait(hours: number): void
  /** Returns the id of a new page of the page builder, or of a new listing. */
  page(document: string): Promise<string>
  nap(phone: string): Promise<string>
  /** Content hashes of a site's target, by path. */
  files(siteId: string): Promise<Map<string, string>>
  /** Returns a page of a published site as a visitor gets it. */
  live(siteId: string, path: string): Promise<string>
  /** Returns a new number each time. */
  number(): number
  stop(): Promise<void>
}

/** Maximum ms for which `work` advances the clock; longer waits are for another day. */
const soon = 10 * 60_000

const works = {
  [planTurboKind]: planTurbo,
  [runTurboKind]: runProject,
  'publish-site': runPublication,
} as const

export const startTurboWorld = async (
  config: Partial<Config> = {},
  egressAllow: readonly string[] = [],
): Promise<TurboWorld> => {
  const world = await createWorld(egressAllow, config)
  const { context, database } = world
  const { now, jobs } = context
  // `work` would reach the next day if that were near
  if (now().getUTCHours() === 23) world.later(60 * 60_000)
  const api = await startTestApi({ database, now, jobs, config: context.config })
  await signUp(api)
  const { token, accountId } = await signUp(api)
  await sql`update accounts set tier = 'platinum', is_active = true where id = ${accountId}`.execute(
    database.db,
  )
  const ask = (method: string, path: string, body?: unknown) =>
    call(api, method, `/api${path}`, { token, ...(body !== undefined && { body }) })
  const good = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  let made = 0

  const due = () =>
    database.db
      .selectFrom('runs')
      .innerJoin('runItems', 'runItems.runId', 'runs.id')
      .select(['runs.id', 'runs.kind', 'runItems.dueAt'])
      .where('runs.kind', 'in', Object.keys(works))
      .where('runs.status', 'in', ['queued', 'running'])
      .where('runItems.status', '=', 'planned')
      .orderBy('runItems.dueAt')
      .execute()

  return {
    world,
    api,
    token,
    accountId,
    call: ask,
    get: (path) => good(ask('GET', path)),
    post: (path, body) => good(ask('POST', path, body)),
    patch: (path, body) => good(ask('PATCH', path, body)),
    number: () => (made += 1),
    wait: (hours) => world.later(hours * 3_600_000),
    work: async () => {
      for (let [first] = await due(); first; [first] = await due()) {
        const wait = new Date(first.dueAt).getTime() - now().getTime()
        if (wait > soon) return
        if (wait > 0) world.later(wait + 1)
        await works[first.kind as keyof typeof works](context, first.id, noStop)
      }
    },
    page: async (document) => {
      const read = importJson(document)
      if (!read.ok) throw new Error(read.detail)
      const { _id } = await good(
        ask('POST', '/cloud-pages', { name: `Page ${(made += 1)}`, document: JSON.parse(document) }),
      )
      return _id
    },
    nap: async (phone) =>
      (await good(ask('POST', '/naps', { businessName: `Business ${phone}`, address1: '1 Elm St', phone })))
        ._id,
    files: async (siteId) => {
      const rows = await database.db
        .selectFrom('siteFiles')
        .innerJoin('siteTargets', 'siteTargets.id', 'siteFiles.targetId')
        .select(['siteFiles.path', 'siteFiles.sha256'])
        .where('siteTargets.siteId', '=', siteId)
        .execute()
      return new Map(rows.map(({ path, sha256 }) => [path, sha256]))
    },
    live: async (siteId, path) => {
      const { url } = await database.db
        .selectFrom('siteTargets')
        .select('url')
        .where('siteId', '=', siteId)
        .executeTakeFirstOrThrow()
      return (await fetch(`${url}${path}`)).text()
    },
    stop: async () => {
      await api.stop()
      await world.end()
    },
  }
}
