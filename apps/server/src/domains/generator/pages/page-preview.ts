import { findAccountRow, requireAccountRow } from '../../../platform/db/account-row.ts'
import { fill, type BindingData } from '@web2/builder'
import type { TurboPageContent } from '@web2/contract/generator'
import { pageText } from '@web2/generator'
import { previewForms, siteRenderer } from '@web2/site'
import { appFontSource } from '../../sites/index.ts'
import type { AppContext } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { renderPages } from '../publishing/generated-pages.ts'
import { existingContentText } from '../similarity/other-content-text.ts'
import { openTurbo } from '../projects/load-project.ts'
import { pageTextOf } from './page-text.ts'
import { turboPageView, type TurboPageRow } from './page-view.ts'
import { plannedSiteMap, siteMap } from '../sites/site-map.ts'
import { maybeTurbo } from '../projects/project-view.ts'

const elsewhereOf = async (
  context: AppContext,
  { elsewhereKind: kind, elsewhereId: id, elsewhereSimilarity: similarity, accountId }: TurboPageRow,
): Promise<TurboPageContent['elsewhere']> => {
  if (kind === null || id === null) return null
  const other = await existingContentText(context, accountId, { kind, id })
  return other && { kind, _id: id, ...other, similarity: similarity ?? 0 }
}

/** Returns a page as it would be published now, with the most similar text. */
export const turboPageContent = async (
  context: AppContext,
  accountId: string,
  id: string,
): Promise<TurboPageContent> => {
  const { db, now } = context
  const row = await requireAccountRow(db, 'turboPages', { id, accountId }, 'page')
  const turbo = await maybeTurbo(db, { id: row.turboId, accountId })
  if (!turbo) throw notFound('page')
  const opened = await openTurbo(context, turbo)
  const site = row.siteId
    ? await db.selectFrom('sites').select(['id', 'name', 'trackingNumber']).where('id', '=', row.siteId).executeTakeFirst()
    : undefined
  const siteName = site?.name ?? turbo.definition.siteName
  const trackingNumber = site?.trackingNumber ?? ''
  // an unpublished page shows the links it will have
  const map =
    site && row.releasedAt !== null
      ? await siteMap(db, site.id, opened.open)
      : await plannedSiteMap(db, { turboId: turbo.id, siteValue: row.siteValue }, opened.open)
  const [made] = await renderPages(db, opened, [row], { siteName, trackingNumber, map })
  if (!made) throw notFound('page')
  const { page } = made
  const renderer = siteRenderer(
    {
      name: siteName,
      email: turbo.definition.email,
      pages: [{ slug: 'home', isDefault: true }],
      hasOtherPages: true,
      navigation: map.navigation,
    },
    {
      ...{ nap: null, year: now().getUTCFullYear(), directoryIndex: true },
      // the app shows the page, so its fonts come from this installation
      fonts: await appFontSource(context, accountId),
      forms: previewForms,
      trackingNumber,
    },
  )
  const data: BindingData = { values: page.values ?? {}, nap: page.nap && trackingNumber ? { ...page.nap, phone: trackingNumber } : (page.nap ?? null) }
  const valueOf = opened.maker.valuesOf({ ...row, siteName, trackingNumber })
  const other = await findAccountRow(db, 'turboPages', { id: row.similarTo, accountId })
  return {
    ...turboPageView(row),
    html: String(renderer.page(page).body()),
    text: pageText(page.document, page.values ?? {}),
    description: fill(page.description, data, () => undefined),
    similar: other
      ? { _id: other.id, name: other.name, text: await pageTextOf(context, opened, other) }
      : null,
    elsewhere: await elsewhereOf(context, row),
    values: Object.fromEntries(opened.open.scope.names.map(({ name }) => [name, valueOf(name, 1)])),
  }
}
