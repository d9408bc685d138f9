import { afterAll, beforeAll, beforeEach } from 'vitest'
import { ArticleBulkStart, withNewCard } from '@web2/contract/articles'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { bulkReads } from '../../../testing/worlds/bulk-reads.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import {
  startTextServer,
  textKey,
  type TextRequest,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { startBulk } from '../bulks/start-bulk.ts'

/** Starts a text server and a world, and returns functions that start and read bulks. */
export const useBulks = () => {
  let server: TextServer
  let world: World
  let owner: World['owner']
  /** A title and one paragraph. */
  const cards = withNewCard(withNewCard([], '', 'title'), '0', 'paragraph')
  const minute = 60_000
  const numbers = [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ]
  /** Returns forty words that no other number shares. */
  const words = (turn: number) =>
    numbers.flatMap((each) => ['a', 'b', 'c', 'd'].map((part) => `${each}${part}${turn}`)).join(' ')
  let turn = 0
  const counted = () => ({ pieces: [words((turn += 1))] })
  const keywordOf = ({ prompt }: TextRequest) => /apples|pears|plums|figs|kiwis|limes/.exec(prompt)?.[0] ?? ''
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
  const begin = (keywords: readonly string[], change: Partial<ArticleBulkStart> = {}) =>
    startBulk(world.context, owner, { keywords: [...keywords], cards, ...change })
  const { bulk, rows, statuses, articles, usage } = bulkReads(db, () => owner.accountId)
  const use = (used: number) =>
    db()
      .insertInto('usageCounters')
      .values({
        accountId: owner.accountId,
        period: new Date().toISOString().slice(0, 7),
        resource: 'articles',
        used,
      })
      .execute()
  const tier = (name: 'bronze' | 'platinum') =>
    db().updateTable('accounts').set({ tier: name }).where('id', '=', owner.accountId).execute()
  const told = () =>
    db().selectFrom('notifications').selectAll().where('accountId', '=', owner.accountId).execute()
  const twoShops = async () => {
    const ids = [uuidV7(), uuidV7()]
    const shop = { accountId: owner.accountId, createdBy: null, address1: '1 Elm St' }
    await db()
      .insertInto('naps')
      .values(ids.map((id, at) => ({ ...shop, id, businessName: `Shop ${at}`, phone: `555 010${at}` })))
      .execute()
    return ids
  }

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
    cards,
    minute,
    words,
    counted,
    keywordOf,
    db,
    begin,
    bulk,
    rows,
    statuses,
    articles,
    usage,
    use,
    tier,
    told,
    twoShops,
  }
}
