import { fill, type BindingData } from '@web2/builder'
import type { TurboPageContent } from '@web2/contract/generator'
import { plainText } from '@web2/contract'
import { pageText } from '@web2/generator'
import { siteRenderer } from '@web2/site'
import type { AppContext } from '../../context.ts'
import { isUuid } from '../../db/uuid-v7.ts'
import { notFound } from '../../errors.ts'
import { renderPages } from './generated-pages.ts'
import { loadRows } from './open-definition.ts'
import { openTurbo, type OpenTurbo } from './open-turbo.ts'
import { madeTexts } from './made-texts.ts'
import { turboPageView, type TurboPageRow } from './page-view.ts'
import { siteMap } from './site-map.ts'
import { maybeTurbo } from './turbo-view.ts'

const rowOf = ({ db }: Pick<AppContext, 'db'>, accountId: string, id: string) =>
  db
    .selectFrom('turboPages')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()

const textOf = async ({ db }: AppContext, opened: OpenTurbo, row: TurboPageRow): Promise<string> => {
  await loadRows(opened.open.lists, [row.rows])
  const made = await madeTexts(db, opened, [row])
  const { document, values } = opened.maker.fill(
    { ...row, siteName: opened.turbo.definition.siteName },
    made.get(row.id),
  )
  return pageText(document, values)
}

const articleOf = async ({ db }: AppContext, { articleId, articleSimilarity, accountId }: TurboPageRow) => {
  if (articleId === null) return null
  const article = await db
    .selectFrom('articles')
    .select(['id', 'title', 'text'])
    .where('id', '=', articleId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return article
    ? {
        _id: article.id,
        title: article.title,
        text: plainText(article.text),
        similarity: articleSimilarity ?? 0,
      }
    : null
}

/** A page as it would be published now, with what is most like it. */
export const turboPageContent = async (
  context: AppContext,
  accountId: string,
  id: string,
): Promise<TurboPageContent> => {
  const { db, now } = context
  const row = isUuid(id) ? await rowOf(context, accountId, id) : undefined
  const turbo = row && (await maybeTurbo(db, { id: row.turboId, accountId }))
  if (!row || !turbo) throw notFound('page')
  const opened = await openTurbo(context, turbo)
  const site = row.siteId
    ? await db.selectFrom('sites').select(['id', 'name']).where('id', '=', row.siteId).executeTakeFirst()
    : undefined
  const siteName = site?.name ?? turbo.definition.siteName
  const map = await siteMap(db, site?.id ?? row.id, opened.open)
  const placeIn = new Map(map.pages.map((page, at) => [page.id, at]))
  const [page] = await renderPages(db, opened, [row], { map, placeIn, siteName })
  if (!page) throw notFound('page')
  const renderer = siteRenderer(
    {
      name: siteName,
      email: turbo.definition.email,
      pages: [{ slug: 'home', isDefault: true }],
      hasOtherPages: true,
      navigation: map.navigation,
    },
    { nap: null, year: now().getUTCFullYear(), directoryIndex: true },
  )
  const data: BindingData = { values: page.values ?? {}, nap: page.nap ?? null }
  const valueOf = opened.maker.valuesOf({ ...row, siteName })
  const other = row.similarTo === null ? undefined : await rowOf(context, accountId, row.similarTo)
  return {
    ...turboPageView(row),
    html: String(renderer.page(page).body()),
    text: pageText(page.document, page.values ?? {}),
    description: fill(page.description, data, () => undefined),
    similar: other ? { _id: other.id, name: other.name, text: await textOf(context, opened, other) } : null,
    article: await articleOf(context, row),
    values: Object.fromEntries(opened.open.scope.names.map(({ name }) => [name, valueOf(name, 1)])),
  }
}
