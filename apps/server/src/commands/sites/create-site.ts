import { messages, type Site, type SiteCreate } from '@web2/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { badInput, taken } from '../../errors.ts'
import { freeHostSlug } from './host-slug.ts'
import { headTexts, readContent, type TemplatePageContent } from './page-content.ts'
import { hasErrors, pageErrors, rootSlugError } from './page-fields.ts'
import { storedPage } from './page-texts.ts'
import { requireOwnNap } from './own-nap.ts'
import { startingPages } from '../templates/starting-pages.ts'
import { tellSite } from './site-view.ts'

/** The account and user a command acts for. */
export interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** The pages that a request asks for: those it lists, or the template's own. */
const wantedPages = async (
  { db }: AppContext,
  { accountId }: Owner,
  data: SiteCreate,
): Promise<TemplatePageContent[]> => {
  const template = await startingPages(db, accountId, data.templateId ?? '1')
  if (!template) throw badInput({ templateId: 'This template does not exist. Choose another one.' })
  if (!data.pages || data.pages.length === 0) return template
  return data.pages.map((sent, index) => {
    const slug = sent.slug.trim()
    const fallback = template.find((page) => page.slug === slug) ?? template[0]
    const document = readContent(sent, `pages.${index}.document`)
    if (document) return { name: sent.name.trim(), slug, ...headTexts(document), document }
    if (!fallback) throw new Error('A template has at least one page')
    return { ...fallback, name: sent.name.trim(), slug }
  })
}

const check = (data: SiteCreate, pages: readonly TemplatePageContent[]) => {
  const name = data.siteName?.trim() ?? ''
  const rootSlug = data.rootSlug?.trim() ?? ''
  const wrongSlug = rootSlugError(rootSlug)
  const errors = {
    ...(name === '' ? { siteName: messages.siteNameEmpty } : {}),
    ...(wrongSlug === undefined ? {} : { rootSlug: wrongSlug }),
    ...pageErrors(pages.map((page, index) => ({ ...page, index }))),
  }
  if (hasErrors(errors)) throw badInput(errors)
  return { name, rootSlug }
}

const slugTaken = () =>
  taken({ rootSlug: 'Another site of yours has this root slug. Please choose a different one.' })

const insert = async (
  transaction: Transaction<Database>,
  owner: Owner,
  data: SiteCreate,
  { name, rootSlug }: { name: string; rootSlug: string },
  pages: readonly TemplatePageContent[],
): Promise<Site> => {
  const siteId = uuidV7()
  const { accountId } = owner
  await requireOwnNap(transaction, accountId, data.napId)
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
    })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'rootSlug']).where('removedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!site) throw slugTaken()
  await transaction
    .insertInto('sitePages')
    .values(
      pages.map(({ document, ...page }, position) => ({
        id: uuidV7(),
        accountId,
        siteId,
        position,
        isDefault: position === 0,
        ...page,
        ...storedPage(document, { title: page.title, description: page.description }),
      })),
    )
    .execute()
  const created = await tellSite(transaction, { siteId, accountId }, 'created')
  if (!created) throw new Error('A site that was just created is not there')
  return created
}

/** A new site with its pages, from a template or from what the request brings. Its first page is the default one. */
export const createSite = async (context: AppContext, owner: Owner, data: SiteCreate): Promise<Site> => {
  const pages = await wantedPages(context, owner, data)
  const names = check(data, pages)
  return context.db.transaction().execute((transaction) => insert(transaction, owner, data, names, pages))
}
