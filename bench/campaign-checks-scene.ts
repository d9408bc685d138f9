import { sql, type Kysely } from 'kysely'
import { createCampaign } from '@web2/server/src/domains/campaigns/create-campaign.ts'
import { planDraft } from '@web2/server/src/domains/campaigns/plan/plan-draft.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { categoryWithBlogs } from './category-with-blogs.ts'
import { signedInAccount } from './signed-in-account.ts'

/** Articles per insert. */
const atOnce = 2_000

const vocabulary = Array.from({ length: 3_000 }, (_, at) => {
  const syllables = ['ga', 'ro', 'sen', 'li', 'ter', 'ven', 'mo', 'da', 'pel', 'quin', 'so', 'ra', 'ti']
  return [at % 13, (at * 7 + 3) % 13, Math.floor(at / 13) % 13, Math.floor(at / 169) % 13]
    .map((place) => syllables[place])
    .slice(0, 2 + (at % 3))
    .join('')
})

/** Generates words by a fixed rule (xorshift), so that each run reads the same articles. */
const wordsFrom = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (count: number): string =>
    Array.from({ length: count }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return vocabulary[(state >>> 0) % vocabulary.length]!
    }).join(' ')
}

/**
 * Returns the HTML of an article of 1 to 3 KB. One in 50 nearly duplicates another; some have links, images,
 * affiliate links or placeholders.
 */
const textOf = (at: number): string => {
  const isNear = at % 50 === 1
  const words = wordsFrom(isNear ? at - 1 : at)
  const count = isNear ? at - 1 : at
  const paragraphs = Array.from(
    { length: 4 + (count % 7) },
    (_, part) =>
      `${part % 3 === 0 ? `<h2>${words(5)}</h2>` : ''}<p>${words(35)}, ${words(2)} ` +
      `${part % 2 === 0 ? `<a href="https://garden.example/${count}/${part}">${words(2)}</a>` : ''}.</p>`,
  )
  const also = [
    ...(isNear ? ['<p>It ends in another way.</p>'] : []),
    ...(at % 10 === 0 ? [`<p><img src="https://img.example/${at}.jpg" alt="${words(3)}"></p>`] : []),
    ...(at % 200 === 0 ? ['<p>Gardens in {city} and elsewhere.</p>'] : []),
    ...(at % 100 === 0 ? ['<p>Buy <a href="https://amzn.to/x">shears</a>.</p>'] : []),
  ]
  return [...paragraphs, ...also].join('')
}

/** Adds a campaign with a plan that publishes each of its articles once. Returns its id. */
export const plannedCampaign = async (
  db: Kysely<Database>,
  articles: number,
): Promise<{ readonly accountId: string; readonly campaignId: string }> => {
  const { accountId, userId } = await signedInAccount(db)
  const { categoryId, targets } = await categoryWithBlogs(db, accountId)
  for (let from = 0; from < articles; from += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, articles - from) }, (_, at) => textOf(from + at))
    await sql`
      insert into articles (id, account_id, title, text, category_id, status, words)
      select gen_random_uuid(), ${accountId}, 'Article ' || n, text, ${categoryId}, 'ready', 200
      from unnest(${texts}::text[]) with ordinality as made (text, n)`.execute(db)
  }
  const context = { db, now: () => new Date() }
  const caller = { accountId, userId }
  const { _id } = await createCampaign(context, caller, {
    name: 'Bench',
    targets,
    source: { kind: 'category', categoryId },
    schedule: {
      start: context.now().toISOString().slice(0, 10),
      postsPerDay: 200,
      from: '09:00',
      to: '17:00',
      timeZone: 'America/New_York',
      weekdays: [1, 2, 3, 4, 5],
      jitter: 20,
    },
  })
  await planDraft(context, caller, _id)
  await sql`vacuum analyze`.execute(db)
  return { accountId, campaignId: _id }
}
