import { plainText } from '@web2/contract'
import { pageText } from '@web2/generator'
import { createSimilarityIndex } from '@web2/writing'
import type { AppContext } from '../../context.ts'
import { breather } from '../publish/breather.ts'
import { loadRows } from './open-definition.ts'
import type { OpenTurbo } from './open-turbo.ts'
import { madeTexts } from './made-texts.ts'

const articlesAtOnce = 200

/** Compares the pages of the sample with every article of the account; of each the most alike one is kept. */
export const compareSample = async (
  { db }: AppContext,
  { turbo, open, maker, ...opened }: OpenTurbo,
): Promise<void> => {
  const pages = await db
    .selectFrom('turboPages')
    .selectAll()
    .where('turboId', '=', turbo.id)
    .where('isSample', '=', true)
    .execute()
  await loadRows(
    open.lists,
    pages.map(({ rows }) => rows),
  )
  const made = await madeTexts(db, { turbo, open, maker, ...opened }, pages)
  const index = createSimilarityIndex()
  for (const page of pages) {
    const { document, values } = maker.fill(
      { ...page, siteName: turbo.definition.siteName },
      made.get(page.id),
    )
    index.add(page.id, pageText(document, values))
  }
  const nearest = new Map<string, { articleId: string; articleSimilarity: number }>()
  const breathe = breather()
  let last: string | undefined
  for (;;) {
    const articles = await db
      .selectFrom('articles')
      .select(['id', 'text'])
      .where('accountId', '=', turbo.accountId)
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(articlesAtOnce)
      .execute()
    for (const { id, text } of articles) {
      await breathe()
      for (const { id: pageId, similarity } of index.similarTo(plainText(text)))
        if (similarity > (nearest.get(pageId)?.articleSimilarity ?? 0))
          nearest.set(pageId, { articleId: id, articleSimilarity: similarity })
    }
    last = articles.at(-1)?.id
    if (articles.length < articlesAtOnce) break
  }
  for (const page of pages)
    await db
      .updateTable('turboPages')
      .set(nearest.get(page.id) ?? { articleId: null, articleSimilarity: null })
      .where('id', '=', page.id)
      .execute()
}
