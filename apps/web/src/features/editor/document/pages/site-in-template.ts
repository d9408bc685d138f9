import {
  applyChange,
  isEmptyChange,
  importJsonValue,
  replaceDocument,
  withPageSettings,
  withoutScripts,
  withTheme,
  type BuilderDocument,
  type Theme,
} from '@web2/builder'
import type { CachedPageChange } from '@web2/contract/sites'
import {
  changeTemplate,
  findTemplate,
  pageForRole,
  pagesToAdd,
  templateDocument,
  type Template,
  type TemplatePage,
} from '@web2/site'
import { isApiError, isUnreachable, refusal, sentenceFor } from '../../../../lib/api/errors.ts'
import { cachedData } from '../../../sites/cached-data.ts'
import { newUuid } from '../actions.ts'
import { showCopy, shownPages } from '../api/shown-copy.ts'
import type { Editor } from '../editor.ts'
import { atMost } from '../filling/at-most.ts'
import { contentJson, keepStep, storedPage } from '../filling/stored-pages.ts'
import { fingerprint } from '../history/fingerprint.ts'
import type { ChangedPage, KeptPage, SiteTemplateChange } from './site-template.ts'

/* All texts of the built-in templates come with this file, so it is loaded when a template is changed. */

/** Pages that are loaded or stored at a time. */
const atOnce = 2

/** Most pages whose single steps the browser keeps; more would displace those of all other pages. */
const mostSteps = 12

const deleted = 'This page was deleted in another tab or by another user.'
const edited = 'It was edited since.'
const conflict = 'Another tab or user changed this page just now. Try again.'

const reasonOf = (error: unknown): string =>
  isApiError(error) && error.code === 409 ? conflict : sentenceFor(error)

/** Returns true for a failure that the next page would meet as well. */
const endsAll = (error: unknown): boolean =>
  isUnreachable(error) || (isApiError(error) && [401, 403, 429].includes(error.code))

interface PageOfSite {
  readonly _id: string
  readonly name: string
  readonly slug: string
  readonly isDefault: boolean
}

/** The page on the canvas, whose changes go through its editor. */
export interface OpenPage {
  readonly pageId: string
  readonly editor: Editor
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

export type Tell = (done: number, total: number) => void

const templateOf = (id: string): Template => {
  const template = findTemplate(id)
  if (!template)
    throw refusal(404, {
      message: 'This template is newer than the editor. Reload the page, then try again.',
    })
  return template
}

const roleOf = ({ slug, isDefault }: PageOfSite) => ({ slug, isHome: isDefault })
/** Reads a document that this file wrote. */
const read = (json: string): BuilderDocument => {
  const found = importJsonValue(JSON.parse(json))
  if (!found.ok) throw new Error(found.message)
  return found.document
}

/** Returns the fingerprint of a document as the server stores it, which puts fields of blocks in another order. */
const printOf = (document: BuilderDocument): string =>
  fingerprint(contentJson(withoutScripts(read(contentJson(document)))))

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
    after: printOf(editor.store.document),
  }
}

interface StoredChange {
  readonly siteId: string
  readonly page: PageOfSite
  readonly template: Template
  readonly keepsStep: boolean
}

/** Changes a page that is not open; null if it has these sections already. */
const changeStoredPage = async ({
  siteId,
  page: { _id: pageId, name, ...page },
  template,
  keepsStep,
}: StoredChange): Promise<ChangedPage | KeptPage | null> => {
  try {
    const loaded = await storedPage(siteId, pageId)
    if (!loaded) return { pageId, name, reason: deleted }
    const { document: before } = loaded
    const result = changeTemplate(before, template, roleOf({ _id: pageId, name, ...page }), newUuid)
    // the theme belongs to the site
    const { page: _theme, ...change } = result.change
    if (isEmptyChange(change)) return null
    const after = applyChange(before, change)
    const document = contentJson(after)
    showCopy(
      await cachedData.patch(siteId, {
        pages: [{ _id: pageId, document, revision: loaded.page.revision }],
      }),
    )
    if (keepsStep)
      await keepStep({
        ...{ key: `${siteId}/${pageId}`, label: `Change template to ${template.name}` },
        ...{ before, change, select: result.select },
      }).catch((error: unknown) => console.warn('The browser did not keep the step of this page.', error))
    return { pageId, name, before: contentJson(before), after: printOf(after) }
  } catch (error) {
    if (endsAll(error)) throw error
    return { pageId, name, reason: reasonOf(error) }
  }
}

/** Adds pages of a template, all or none. */
const addPages = async (
  siteId: string,
  template: Template,
  slugs: readonly string[],
): Promise<readonly ChangedPage[] | string> => {
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
      const entry: CachedPageChange = {
        ...{ _id: ids.get(page.slug)!, name: page.name, slug: page.slug, document, parentId },
        ...(page.inNavigation === false && { inNavigation: false }),
      }
      return { entry, name: page.name, after: printOf(plain) }
    })
    if (made.length === 0) return []
    showCopy(await cachedData.patch(siteId, { pages: made.map(({ entry }) => entry) }))
    return made.map(({ entry, name, after }) => ({
      ...{ pageId: entry._id!, name, before: '', after, isNew: true },
    }))
  } catch (error) {
    return reasonOf(error)
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
      try {
        const result = await changeStoredPage({ siteId, page, template, keepsStep })
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
    if (typeof added === 'string') failed.push({ pageId: '', name: 'New pages', reason: added })
    else changed.push(...added)
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

const undoStored = async (
  siteId: string,
  { pageId, name, ...page }: ChangedPage,
): Promise<KeptPage | null> => {
  try {
    const loaded = await storedPage(siteId, pageId)
    if (!loaded) return page.isNew ? null : { pageId, name, reason: deleted, isFinal: true }
    if (printOf(loaded.document) !== page.after) return { pageId, name, reason: edited, isFinal: true }
    const { revision } = loaded.page
    const entry = page.isNew
      ? { _id: pageId, isDeleted: true }
      : { _id: pageId, document: page.before, revision }
    showCopy(await cachedData.patch(siteId, { pages: [entry] }))
    return null
  } catch (error) {
    return { pageId, name, reason: reasonOf(error) }
  }
}

const openReason = ({ isNew }: ChangedPage) =>
  isNew
    ? { reason: 'It is open. Open another page, then try again.' }
    : { reason: edited, isFinal: true as const }

/** Puts the open page and the theme back, each unless it was edited since. */
const undoOpen = (
  { editor }: OpenPage,
  page: ChangedPage | undefined,
  { template, theme }: SiteTemplateChange,
): KeptPage | null => {
  const now = editor.store.document
  const isEdited = page !== undefined && (page.isNew === true || printOf(now) !== page.after)
  const content = page && !isEdited ? read(page.before) : now
  const hasTheme = JSON.stringify(now.page.theme ?? null) === theme.after
  const worn = hasTheme ? ((JSON.parse(theme.before) as Theme | null) ?? undefined) : now.page.theme
  const next = { ...content, page: withTheme(content.page, worn) }
  const result = replaceDocument(now, next)
  if (!isEmptyChange(result.change)) editor.run(`Undo change to ${template.name}`, result)
  return isEdited ? { pageId: page.pageId, name: page.name, ...openReason(page) } : null
}

/**
 * Undoes the change of a whole site: all pages and the theme are as before, pages that it added are deleted. Returns
 * the pages that stay because they were edited since or could not be stored.
 */
export const undoSiteTemplate = async (
  change: SiteTemplateChange,
  open: OpenPage,
  tell: Tell,
): Promise<readonly KeptPage[]> => {
  const { siteId, pages } = change
  const kept: KeptPage[] = []
  const own = undoOpen(
    open,
    pages.find(({ pageId }) => pageId === open.pageId),
    change,
  )
  if (own) kept.push(own)
  const others = pages.filter(({ pageId }) => pageId !== open.pageId)
  let done = 0
  await atMost(atOnce, others, async (page) => {
    const result = await undoStored(siteId, page)
    if (result) kept.push(result)
    tell((done += 1), others.length)
  })
  return kept
}
