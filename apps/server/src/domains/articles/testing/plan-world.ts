import { planResult, type GenerationStart } from '@web2/contract/articles'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { findArticle } from '../editing/find-article.ts'
import { cardsOf } from '../generation/generation-view.ts'
import { startGeneration } from '../generation/start-generation.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { answered } from '../generation/plan/plan-fixture.ts'

type Owner = World['owner']

/** A world for tests of planned articles, whose model is a stand-in; each test has an account with a key. */
export const usePlanWorld = () => {
  let server: TextServer
  let world: World
  let owner: Owner

  const withKey = async (of: Owner): Promise<Owner> => {
    await changeSettings(world.context, of, { openAi: { apiKey: textKey } })
    return of
  }
  beforeAll(async () => {
    server = await startTextServer(answered)
    world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  })
  beforeEach(async () => {
    server.requests.length = 0
    server.bodies.length = 0
    server.answerWith(answered)
    owner = await withKey(await world.newOwner())
  })
  afterAll(async () => {
    await world.end()
    await server.stop()
  })
  const db = () => world.context.db
  const generation = (id: string) =>
    db().selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return {
    get server() {
      return server
    },
    get world() {
      return world
    },
    get owner() {
      return owner
    },
    db,
    generation,
    withKey,
    cards: (id: string) => cardsOf(db(), id),
    /** Starts a planned article that runs through. */
    start: async ({ plan, ...more }: Partial<GenerationStart> = {}, of: Owner = owner): Promise<string> => {
      const wanted = { runThrough: true, words: { from: 300, to: 500 }, ...plan }
      const { _id } = await startGeneration(world.context, of, {
        keyword: 'gutter cleaning austin',
        ...more,
        plan: wanted,
      })
      return _id
    },
    /** Works on a generation once; texts that wait for another attempt are due. */
    work: async (id: string, signal: AbortSignal = noStop): Promise<void> => {
      const runs = await db().selectFrom('runs').select('id').where('subjectId', '=', id).execute()
      for (const run of runs) {
        await db()
          .updateTable('runItems')
          .set({ dueAt: new Date(0).toISOString() })
          .where('runId', '=', run.id)
          .execute()
        await runGeneration(world.context, run.id, signal)
      }
    },
    articleOf: async (id: string) => {
      const { articleId, accountId } = await generation(id)
      return findArticle(db(), { id: articleId ?? '', accountId })
    },
    review: async (id: string) => planResult(await cardsOf(db(), id), 'review')?.findings ?? [],
    details: async (id: string) => planResult(await cardsOf(db(), id), 'details'),
    calls: (of: Owner = owner) =>
      db()
        .selectFrom('modelCalls')
        .selectAll()
        .where('accountId', '=', of.accountId)
        .orderBy('createdAt')
        .execute(),
    /** Adds a listing with a confirmed profile. Returns its id. */
    addBusiness: async (
      listing: object,
      confirmed: Readonly<Record<string, readonly unknown[]>>,
      of: Owner = owner,
    ): Promise<string> => {
      const [id, profileId] = [uuidV7(), uuidV7()]
      const { accountId } = of
      const entries = Object.fromEntries(
        Object.entries(confirmed).map(([field, values]) => [
          field,
          values.map((value) => ({ id: uuidV7(), value, source: null })),
        ]),
      )
      await db()
        .insertInto('businessProfiles')
        .values({
          ...{ id: profileId, accountId, createdBy: null, proposed: '{}', version: 3 },
          confirmed: JSON.stringify(entries),
        })
        .execute()
      const nap = { businessName: 'Gutter House', address1: '418 Alder Street', phone: '(512) 555-0144' }
      await db()
        .insertInto('naps')
        .values({ ...nap, ...listing, id, accountId, createdBy: null, profileId })
        .execute()
      return id
    },
    /** Publishes the pages of a new site of the world's first account. */
    publishPages: async (): Promise<void> => {
      const { _id: siteId } = await world.newSite()
      const { accountId } = world.owner
      const targetId = uuidV7()
      await db()
        .insertInto('siteTargets')
        .values({
          ...{ id: targetId, accountId, siteId, cloud: 'builtin', folder: 'gutters' },
          ...{ url: 'https://gutter.example/', publishedAt: new Date().toISOString() },
        })
        .execute()
      const pages = await db()
        .selectFrom('sitePages')
        .select(['slug', 'isDefault'])
        .where('siteId', '=', siteId)
        .execute()
      await db()
        .insertInto('siteFiles')
        .values(
          pages.map(({ slug, isDefault }) => ({
            ...{ targetId, sha256: 'x' },
            path: isDefault ? 'index.html' : `${slug}/index.html`,
          })),
        )
        .execute()
    },
  }
}
