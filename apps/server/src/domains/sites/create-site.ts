import type { Theme } from '@web2/builder'
import type { Site, SiteCreate } from '@web2/contract/sites'
import { arrangePages, findLook, type SiteLook } from '@web2/site'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput, taken } from '../../platform/errors.ts'
import type { Actor } from '../../platform/actor.ts'
import { freeHostSlug } from './host-slug.ts'
import { copiedContent } from './pages/copy-page-content.ts'
import { hasErrors, nameErrors, pageErrors } from './pages/page-fields.ts'
import { storedPage, type StoredPage } from './pages/page-texts.ts'
import { requireListingInAccount } from './require-own-listing.ts'
import { readAhead } from './pages/parse-in-thread.ts'
import { readContent } from './pages/read-content.ts'
import type { TemplatePageContent } from './pages/template-pages.ts'
import { startingPages } from './documents/starting-pages.ts'
import { emitSiteChanged } from './site-summary.ts'
import { cachedContent, cachedTheme, dropCopy } from './working-copies/save-copy.ts'
import { maybeSite } from './site-view.ts'
import { begunTheme } from './theme/account-themes.ts'
import { commonTheme, themeText, withoutTheme, type ThemeText } from './theme/site-theme.ts'

type WantedPage = Pick<TemplatePageContent, 'name' | 'slug' | 'parent' | 'inNavigation'> &
  (Pick<TemplatePageContent, 'title' | 'description' | 'document'> | { readonly stored: StoredPage })

/** Additional data of a new site beyond the request. */
export interface SiteCompany {
  /** Runs in the transaction that creates the site. */
  readonly also?: (transaction: Transaction<Database>, site: Site) => Promise<void>
  /** Stored form of page contents, by the page ids of the request. */
  readonly stored?: ReadonlyMap<string, StoredPage>
  /** Theme in the documents of these contents. */
  readonly theme?: Theme
}

const lookOf = ({ look }: SiteCreate): SiteLook | undefined => {
  if (look === undefined) return undefined
  const found = findLook(look)
  if (!found) throw badInput({ look: 'This design does not exist. Choose another one.' })
  return found
}

interface Wanted {
  readonly pages: readonly WantedPage[]
  /** Theme in the documents of the pages. */
  readonly theme: Theme | undefined
}

const withoutThemes = (pages: readonly TemplatePageContent[]): Wanted => {
  const taken = pages.map((page) => ({ ...page, ...withoutTheme(page.document) }))
  return {
    pages: taken.map(({ theme: _theme, ...page }) => page),
    theme: commonTheme(taken.flatMap(({ theme }) => theme ?? [])),
  }
}

/** Returns the requested pages: those listed, or the template's. */
const wantedPages = async (
  { db }: AppContext,
  { accountId }: Actor,
  data: SiteCreate,
  { stored: ready, theme }: SiteCompany,
): Promise<Wanted> => {
  const found = await startingPages(db, accountId, String(data.templateId ?? 1), lookOf(data))
  if (!found) throw badInput({ templateId: 'This template does not exist. Choose another one.' })
  const template = withoutThemes(found)
  if (!data.pages || data.pages.length === 0) return template
  const themes: Theme[] = theme ? [theme] : []
  const pages: WantedPage[] = []
  const field = (index: number) => `pages.${index}.document`
  const all = await readAhead(accountId, data.pages, { field })
  for (const [index, sent] of all.entries()) {
    const names = {
      name: sent.name.trim(),
      slug: sent.slug.trim(),
      ...(sent.inNavigation !== undefined && { inNavigation: sent.inNavigation }),
    }
    const stored = ready?.get(sent._id ?? '')
    if (stored) {
      pages.push({ ...names, stored })
      continue
    }
    const content =
      readContent(sent, field(index)) ??
      (await cachedContent(db, { accountId, key: data.cachedData, pageId: sent._id })) ??
      (await copiedContent(db, accountId, sent))
    const fallback = template.pages.find(({ slug }) => slug === names.slug) ?? template.pages[0]
    if (content?.theme) themes.push(content.theme)
    if (content) pages.push({ ...names, stored: content.stored() })
    else if (fallback) pages.push({ ...fallback, ...names })
    else throw new Error('A template has at least one page')
  }
  return { pages, theme: commonTheme(themes) ?? template.theme }
}

/** Returns the tree positions of a new site's pages. Parents are page ids of the request, or slugs of its template. */
const placesOf = (sent: SiteCreate['pages'], pages: readonly WantedPage[]) => {
  const known = new Set<string>()
  const isSent = sent !== undefined && sent.length > 0
  const listed = pages.map(({ slug, parent }, index) => {
    const { _id, parentId = null } = isSent ? (sent[index] ?? {}) : { _id: slug, parentId: parent ?? null }
    // two copies of one page name the same original
    const id = _id === undefined || known.has(_id) ? `page ${index}` : _id
    known.add(id)
    return { id, parentId }
  })
  const edits = listed.map(({ id }) => ({ kind: 'add', id }) as const)
  const moves = listed
    .filter(({ parentId }) => parentId !== null)
    .map((move) => ({ kind: 'move', ...move }) as const)
  const arranged = arrangePages([], [...edits, ...moves], listed[0]?.id ?? null)
  if (!arranged.ok) {
    const index = listed.findIndex(({ id }) => id === arranged.id)
    throw badInput({ [`pages.${index}.parentId`]: arranged.message })
  }
  const ids = new Map(listed.map(({ id }) => [id, uuidV7()]))
  return listed.map(({ id }) => {
    const { parentId = null, position = 0 } = arranged.places.get(id) ?? {}
    return { id: ids.get(id) ?? uuidV7(), parentId: ids.get(parentId ?? '') ?? null, position }
  })
}

const check = (data: SiteCreate, pages: readonly WantedPage[]) => {
  const name = data.siteName?.trim() ?? ''
  const rootSlug = data.rootSlug?.trim() ?? ''
  const errors = {
    ...nameErrors({ name, rootSlug }),
    ...pageErrors(pages.map((page, index) => ({ ...page, index }))),
  }
  if (hasErrors(errors)) throw badInput(errors)
  return { name, rootSlug }
}

export const slugTaken = () =>
  taken({ rootSlug: 'Another site already uses this root slug. Choose a different one.' })

/** Characters per statement, because serializing one blocks the event loop. */
const mostAtOnce = 2_000_000

const inParts = <T>(all: readonly T[], sizeOf: (one: T) => number): T[][] => {
  const parts: T[][] = []
  let held = Number.POSITIVE_INFINITY
  for (const one of all) {
    held += sizeOf(one)
    if (held > mostAtOnce) {
      parts.push([])
      held = sizeOf(one)
    }
    parts.at(-1)?.push(one)
  }
  return parts
}

const insert = async (
  transaction: Transaction<Database>,
  owner: Actor,
  data: SiteCreate,
  { name, rootSlug }: { name: string; rootSlug: string },
  { pages, theme }: { readonly pages: readonly WantedPage[]; readonly theme: ThemeText },
): Promise<Site> => {
  const siteId = uuidV7()
  const { accountId } = owner
  const places = placesOf(data.pages, pages)
  await requireListingInAccount(transaction, accountId, data.napId)
  const site = await transaction
    .insertInto('sites')
    .values({
      id: siteId,
      accountId,
      createdBy: owner.userId,
      name,
      rootSlug,
      hostSlug: await freeHostSlug(transaction, rootSlug),
      napId: data.napId ?? null,
      email: data.email?.trim() ?? '',
      siteLink: null,
      runId: null,
      removedAt: null,
      theme,
    })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'rootSlug']).where('removedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!site) throw slugTaken()
  const rows = pages.map((page, index) => ({
    ...{ accountId, siteId, name: page.name, slug: page.slug, isDefault: index === 0 },
    ...(page.inNavigation !== undefined && { inNavigation: page.inNavigation }),
    ...(places[index] ?? { id: uuidV7(), position: index }),
    ...('stored' in page
      ? page.stored
      : storedPage(page.document, { title: page.title, description: page.description })),
  }))
  for (const some of inParts(rows, ({ document, html }) => document.length + html.length))
    await transaction.insertInto('sitePages').values(some).execute()
  const where = { siteId, accountId }
  await emitSiteChanged(transaction, where, 'created')
  const created = await maybeSite(transaction, where)
  if (!created) throw new Error('A site that was just created is not there')
  return created
}

/**
 * Creates a site with its pages, from a template or from the request. Its first page becomes the default
 * page.
 */
export const createSite = async (
  context: AppContext,
  owner: Actor,
  data: SiteCreate,
  company: SiteCompany = {},
): Promise<Site> => {
  const { pages, theme: brought } = await wantedPages(context, owner, data, company)
  const names = check(data, pages)
  const given = data.theme === undefined ? undefined : themeText(data.theme)
  const copy = { accountId: owner.accountId, key: data.cachedData }
  return context.db.transaction().execute(async (transaction) => {
    const kept = given === undefined ? await cachedTheme(transaction, copy) : given
    const own = kept === undefined ? themeText(brought ?? null) : kept
    const theme = data.themeId === undefined ? own : await begunTheme(transaction, owner, data.themeId, own)
    const site = await insert(transaction, owner, data, names, { pages, theme })
    await company.also?.(transaction, site)
    if (data.cachedData !== undefined) await dropCopy(transaction, { ...copy, key: data.cachedData })
    return site
  })
}
