import { applyChange, isEmptyChange, withPageSettings } from '@web2/builder'
import {
  changeTemplate,
  findTemplate,
  pageForRole,
  pagesToAdd,
  templateDocument,
  type Template,
  type TemplatePage,
} from '@web2/site'
import { refusal, sentenceFor } from '../../../../lib/api/errors.ts'
import { cachedData } from '../../../sites/cached-data.ts'
import { newUuid } from '../actions.ts'
import { showCopy, shownPages } from '../api/shown-copy.ts'
import { atMost } from '../filling/at-most.ts'
import { endsAll, mayHaveArrived, pageDeleted, refusalOfPage } from '../filling/page-refusals.ts'
import { contentJson, storeChange, storedPage, storedPrint } from '../filling/stored-pages.ts'
import type { ChangedPage, KeptPage, OpenPage, SiteTemplateChange, Tell } from './site-template.ts'

/* All texts of the built-in templates come with this file, so it is loaded when a template is changed. */

/** Pages that are loaded or stored at a time. */
const atOnce = 2

/** Most pages whose single steps the browser keeps; more would displace those of all other pages. */
const mostSteps = 12

interface PageOfSite {
  readonly _id: string
  readonly name: string
  readonly slug: string
  readonly isDefault: boolean
}

/** Result that a template would have for the pages of a site. */
export interface SiteTemplatePlan {
  readonly pages: readonly {
    readonly page: PageOfSite
    /** Page of the template whose sections it gets, in words; null if it gets only header and footer. */
    readonly layout: string | null
  }[]
  /** Pages that only the template has. */
  readonly added: readonly { readonly name: string; readonly slug: string }[]
}

const templateOf = (id: string): Template => {
  const template = findTemplate(id)
  if (!template)
    throw refusal(404, {
      message: 'This template is newer than the editor. Reload the page, then try again.',
    })
  return template
}

const roleOf = ({ slug, isDefault }: PageOfSite) => ({ slug, isHome: isDefault })

const layoutName = (page: TemplatePage | undefined): string | null => {
  if (!page) return null
  // each of them has the same sections, and none is named like those of the site
  return page.isService ? 'a service page' : `“${page.name}”`
}

/** Loads a site's pages, and says which page of a template each of them becomes. */
export const planSiteTemplate = async (
  siteId: string,
  open: OpenPage,
  templateId: string,
  tell: Tell,
  isOver: () => boolean,
): Promise<SiteTemplatePlan> => {
  const template = templateOf(templateId)
  const pages = shownPages(await cachedData.outline(siteId))
  const layouts = new Map<string, TemplatePage | undefined>()
  await atMost(
    atOnce,
    pages,
    async (page) => {
      const document =
        page._id === open.pageId ? open.editor.store.document : (await storedPage(siteId, page._id))?.document
      if (document) layouts.set(page._id, pageForRole(template, document, roleOf(page)))
      tell(layouts.size, pages.length)
    },
    isOver,
  )
  const used = new Set([...layouts.values()].flatMap((page) => page ?? []))
  const slugs = new Set(pages.map(({ slug }) => slug))
  return {
    pages: pages
      .filter(({ _id }) => layouts.has(_id))
      .map((page) => ({ page, layout: layoutName(layouts.get(page._id)) })),
    added: pagesToAdd(template, used)
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ name, slug }) => ({ name, slug })),
  }
}

const changeOpenPage = (
  { pageId, editor }: OpenPage,
  page: PageOfSite,
  template: Template,
): ChangedPage | null => {
  const result = changeTemplate(editor.store.document, template, roleOf(page), newUuid)
  if (isEmptyChange(result.change)) return null
  // the store changes its document in place
  const before = contentJson(editor.store.document)
  editor.run(`Change template to ${template.name}`, result)
  return {
    pageId,
    name: page.name,
    before,
    after: storedPrint(editor.store.document),
  }
}

interface StoredChange {
  readonly siteId: string
  readonly page: PageOfSite
  readonly template: Template
  readonly keepsStep: boolean
  /** Called with a page whose change may have been stored although there was no answer. */
  readonly unsure: (page: ChangedPage) => void
}

/** Changes a page that is not open; null if it has these sections already. Throws what ends the whole change. */
const changeStoredPage = async ({
  siteId,
  page: { _id: pageId, name, ...page },
  template,
  keepsStep,
  unsure,
}: StoredChange): Promise<ChangedPage | KeptPage | null> => {
  try {
    const loaded = await storedPage(siteId, pageId)
    if (!loaded) return { pageId, name, reason: pageDeleted }
    const { document: before } = loaded
    const result = changeTemplate(before, template, roleOf({ _id: pageId, name, ...page }), newUuid)
    // the theme belongs to the site
    const { page: _theme, ...change } = result.change
    if (isEmptyChange(change)) return null
    const after = storedPrint(applyChange(before, change))
    const changed: ChangedPage = { pageId, name, before: contentJson(before), after }
    const step = { change, label: `Change template to ${template.name}`, select: result.select }
    try {
      await storeChange({ siteId, page: loaded.page, before }, step, keepsStep)
    } catch (error) {
      if (mayHaveArrived(error)) unsure({ ...changed, isUnsure: true })
      throw error
    }
    return changed
  } catch (error) {
    if (endsAll(error)) throw error
    return { pageId, name, reason: refusalOfPage(error) }
  }
}

interface AddedPages {
  readonly pages: readonly ChangedPage[]
  /** Why none was added; null if they were. */
  readonly refusal: string | null
}

/** Adds pages of a template, all or none. */
const addPages = async (
  siteId: string,
  template: Template,
  slugs: readonly string[],
): Promise<AddedPages> => {
  let pages: readonly ChangedPage[] = []
  try {
    const present = shownPages(await cachedData.outline(siteId))
    const ids = new Map(present.map(({ slug, _id }) => [slug, _id]))
    const wanted = template.pages.filter(({ slug }) => slugs.includes(slug) && !ids.has(slug))
    for (const { slug } of wanted) ids.set(slug, newUuid())
    const made = wanted.map((page) => {
      const made = templateDocument(template, page, newUuid)
      const { title, description } = page
      const plain = { ...made, page: withPageSettings(made.page, { title, description }) }
      const document = contentJson(plain)
      const parentId = page.parent === undefined ? null : (ids.get(page.parent) ?? null)
      const entry = {
        ...{ _id: ids.get(page.slug)!, name: page.name, slug: page.slug, document, parentId },
        ...(page.inNavigation === false && { inNavigation: false }),
      }
      return { entry, after: storedPrint(plain) }
    })
    if (made.length === 0) return { pages, refusal: null }
    pages = made.map(({ entry: { _id, name }, after }) => ({
      ...{ pageId: _id, name, before: '', after, isNew: true },
    }))
    showCopy(await cachedData.patch(siteId, { pages: made.map(({ entry }) => entry) }))
    return { pages, refusal: null }
  } catch (error) {
    const unsure = pages.map((page) => ({ ...page, isUnsure: true as const }))
    return { pages: mayHaveArrived(error) ? unsure : [], refusal: refusalOfPage(error) }
  }
}

interface ChangeOfSite {
  readonly siteId: string
  readonly open: OpenPage
  readonly templateId: string
  readonly plan: SiteTemplatePlan
  /** Slugs of pages to add. */
  readonly add: readonly string[]
  readonly tell: Tell
  readonly isOver: () => boolean
}

export interface SiteTemplateReport {
  readonly change: SiteTemplateChange
  readonly failed: readonly KeptPage[]
  /** Pages that were not reached because a user stopped, or because of the refusal. */
  readonly left: number
  /** Why no further page could change: a lost connection, for example. */
  readonly refusal: string | null
}

/**
 * Gives the pages of a site's working copy the sections of a template: the open one in its editor, which brings the
 * theme, then the others one by one. Each page changes as a whole or not at all. Doing it again changes what is left.
 */
export const changeSiteTemplate = async ({
  siteId,
  open,
  templateId,
  plan,
  add,
  tell,
  isOver,
}: ChangeOfSite): Promise<SiteTemplateReport> => {
  const template = templateOf(templateId)
  const themeNow = () => JSON.stringify(open.editor.store.document.page.theme ?? null)
  const before = themeNow()
  const changed: ChangedPage[] = []
  const failed: KeptPage[] = []
  const others = plan.pages.filter(({ page }) => page._id !== open.pageId)
  const own = plan.pages.find(({ page }) => page._id === open.pageId)
  let done = 0
  let ended: string | null = null
  const isAtEnd = () => ended !== null || isOver()
  const step = () => tell((done += 1), plan.pages.length)
  if (own) {
    changed.push(...[changeOpenPage(open, own.page, template)].filter((page) => page !== null))
    step()
  }
  await atMost(
    atOnce,
    others,
    async ({ page }) => {
      const keepsStep = others.length <= mostSteps
      const unsure = (one: ChangedPage) => changed.push(one)
      try {
        const result = await changeStoredPage({ siteId, page, template, keepsStep, unsure })
        if (result && 'reason' in result) failed.push(result)
        else if (result) changed.push(result)
        step()
      } catch (error) {
        ended = sentenceFor(error)
      }
    },
    isAtEnd,
  )
  if (add.length > 0 && !isAtEnd()) {
    const added = await addPages(siteId, template, add)
    changed.push(...added.pages)
    if (added.refusal !== null) failed.push({ pageId: '', name: 'New pages', reason: added.refusal })
  }
  return {
    change: {
      siteId,
      template: { id: template.id, name: template.name },
      pages: changed,
      theme: { before, after: themeNow() },
    },
    failed,
    left: plan.pages.length - done,
    refusal: ended,
  }
}
