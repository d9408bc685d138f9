import type { TextGenerator } from '@web2/contract/ai'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { createSharedObjects } from '../../../platform/shared-objects.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { changeLimits } from '../limits/change-limits.ts'
import { readSpending } from '../limits/read-spending.ts'
import { openModelCalls } from '../model-calls.ts'
import type { ModelQuestion } from '../model-question.ts'

/** 2 dollars per million tokens in, 10 out. */
export const writer: TextGenerator = { name: 'openai', params: { model: 'gpt-6.1-sol' } }

/** A question that reserves about a cent: 1,000 tokens of an answer. */
export const question = (change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  task: 'draft',
  writer,
  prompt: { name: 'test', version: 1, instructions: 'Write about the garden.', prompt: 'Roses' },
  mostCharacters: 60_000,
  mostTokens: 1_000,
  signal: new AbortController().signal,
  ...change,
})

/** Starts a text server and a world with an account that has a key, and returns functions to ask and read. */
export const useModelCalls = () => {
  let server: TextServer
  let world: World
  let owner: World['owner']
  beforeAll(async () => {
    server = await startTextServer(() => ({ pieces: ['Red ', 'roses.'] }))
    world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  })
  const newOwner = async () => {
    const made = await world.newOwner()
    await changeSettings(world.context, made, { openAi: { apiKey: textKey } })
    return made
  }
  beforeEach(async () => {
    server.requests.length = 0
    server.bodies.length = 0
    server.answerWith(() => ({ pieces: ['Red ', 'roses.'] }))
    owner = await newOwner()
  })
  afterAll(async () => {
    await world.end()
    await server.stop()
  })
  const period = () => world.context.now().toISOString().slice(0, 7)
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
    newOwner,
    /** Opens the models of the account in this process, or in another one of the same installation. */
    open: (accountId = owner.accountId, isOtherProcess = false) =>
      openModelCalls(
        isOtherProcess ? { ...world.context, shared: createSharedObjects() } : world.context,
        accountId,
      ),
    limit: (amount: number | null, provider: 'openai' | null = null) =>
      changeLimits(world.context, owner, { limits: [{ provider, amount }] }),
    spending: (accountId = owner.accountId) =>
      readSpending(world.context.db, { accountId, period: period() }),
    calls: (accountId = owner.accountId) =>
      world.context.db
        .selectFrom('modelCalls')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
  }
}
