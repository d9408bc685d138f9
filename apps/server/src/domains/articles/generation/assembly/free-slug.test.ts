import { firstCards } from '@web2/contract/articles'
import { maxSlugLength } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { useGenerations } from '../../testing/generation-fixture.ts'
import { freeSlug } from './free-slug.ts'

const fixture = useGenerations()
const { db, start, write, articleOf } = fixture

const store = (slug: string, accountId = fixture.owner.accountId) =>
  db().insertInto('articles').values({ id: uuidV7(), accountId, createdBy: null, slug }).execute()
const free = (slug: string) =>
  db()
    .transaction()
    .execute((transaction) => freeSlug(transaction, fixture.owner.accountId, slug))

it('a generated article gets a slug that no other article of its account has', async () => {
  fixture.server.answerWith(() => ({ pieces: ['Roses in spring'] }))
  const slugs: string[] = []
  for (let each = 0; each < 3; each += 1) {
    const { _id, articleId } = await start({ cards: [...firstCards()] })
    await write(_id)
    slugs.push((await articleOf(articleId)).slug)
  }
  expect(slugs).toEqual(['roses-in-spring', 'roses-in-spring-2', 'roses-in-spring-3'])
})

it('two articles that are stored at the same time get two slugs, and neither waits', async () => {
  const { accountId } = fixture.owner
  await db()
    .transaction()
    .execute(async (first) => {
      expect(await freeSlug(first, accountId, 'tulips')).toBe('tulips')
      expect(await free('tulips')).toBe('tulips-2')
    })
})

it('a slug of another account stays free', async () => {
  const { accountId } = await fixture.world.newOwner()
  await store('lilies', accountId)
  expect(await free('lilies')).toBe('lilies')
})

it('numbers continue where others ended, and a long slug keeps to its length', async () => {
  const long = 'a'.repeat(maxSlugLength)
  for (const slug of ['pansies', ...Array.from({ length: 30 }, (_, at) => `pansies-${at + 2}`), long])
    await store(slug)
  expect(await free('pansies')).toBe('pansies-32')
  const shortened = await free(long)
  expect(shortened).toMatch(/^a+-2$/)
  expect(shortened.length).toBe(maxSlugLength)
  expect(await free('')).toBe('')
})
