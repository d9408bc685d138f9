import { afterAll, beforeAll, beforeEach } from 'vitest'
import { firstCards, type GenerationStart } from '@web2/contract/articles'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { findArticle } from '../editing/find-article.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { startGeneration } from '../generation/start-generation.ts'

/** Starts a text server and a world, and returns functions that start and run generations. */
export const useGenerations = () => {
  let server: TextServer
  let world: World
  let owner: World['owner']
  /** Returns numbered texts, so that they can be distinguished. */
  const counted = (_request: unknown, at: number) => ({ pieces: ['Text', ` ${at + 1}`] })
  /** An answer that never ends. */
  const held = { pieces: ['on and ', 'on'], until: Promise.withResolvers<void>().promise }
  beforeAll(async () => {
    server = await startTextServer(counted)
    world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  })
  beforeEach(async () => {
    server.requests.length = 0
    server.answerWith(counted)
    owner = await world.newOwner()
    await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
  })
  afterAll(async () => {
    await world.end()
    await server.stop()
  })
  const db = () => world.context.db
  const start = (change: Partial<GenerationStart> = { cards: firstCards() }) =>
    startGeneration(world.context, owner, { keyword: 'roses', ...change })
  const runOf = async (generationId: string) => {
    const run = await db()
      .selectFrom('runs')
      .selectAll()
      .where('subjectId', '=', generationId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return run
  }
  const write = async (generationId: string) =>
    runGeneration(world.context, (await runOf(generationId)).id, noStop)
  const articleOf = (id: string | null) => findArticle(db(), { id: id ?? '', accountId: owner.accountId })
  const usage = () =>
    db()
      .selectFrom('usageCounters')
      .select(['used', 'reserved'])
      .where('accountId', '=', owner.accountId)
      .execute()
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
    counted,
    held,
    db,
    start,
    runOf,
    write,
    articleOf,
    usage,
    generation,
  }
}
