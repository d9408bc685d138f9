import { hash } from 'node:crypto'
import { withPageSettings, type Theme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type { CachedData, CachedDataChange, CachedPageChange } from '@web2/contract/sites'
import { arrangePages, freeSlug, type PageEdit } from '@web2/site'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, changedMeanwhile } from '../../../platform/errors.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { copiedContent } from '../pages/copy-page-content.ts'
import type { Actor } from '../../../platform/actor.ts'
import { requireListingInAccount } from '../require-own-listing.ts'
import { requireEditablePages } from '../pages/require-editable-pages.ts'
import { documentText } from '../pages/page-content.ts'
import { hasErrors, pageErrors, tooManyPages } from '../pages/page-fields.ts'
import { readAhead } from '../pages/parse-in-thread.ts'
import type { ReadPage } from '../pages/page-texts.ts'
import { readContent } from '../pages/read-content.ts'
import { applySharedSections, withSharedParts } from '../pages/shared-sections.ts'
import { blankPage } from '../pages/blank-page.ts'
import { ownTemplate } from '../documents/own-template.ts'
import { startingPages } from '../documents/starting-pages.ts'
import { copyState, pagesOf, revisionOf, type CopyState } from './copy-state.ts'
import { changedDocument } from './find-copy.ts'
import { commonTheme } from '../theme/site-theme.ts'
import { changedTheme } from './copy-theme.ts'
import { tellCopy } from './tell-copy.ts'
import { pageRowsInHand, type PageRowsInHand, type WritableRow } from './page-rows.ts'

/** Locks the row of a copy until the transaction ends; creates it if missing. */
export const lockCopy = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  key: string,
  siteId: string | null,
) => {
  await transaction
    .insertInto('workingCopies')
    .values({ accountId, key, siteId, createdBy: userId })
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doNothing())
    .execute()
  return transaction
    .selectFrom('workingCopies')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Returns the MD5 of the site's document of a page. */
const savedHash = async (transaction: Transaction<Database>, siteId: string, pageId: string) => {
  const { hash } = await transaction
    .selectFrom('sitePages')
    .select(sql<string>`md5(document)`.as('hash'))
    .where('siteId', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow()
  return hash
}

const md5Of = async (transaction: Transaction<Database>, text: string): Promise<string> => {
  const { rows } = await sql<{ hash: string }>`select md5(${text}) as hash`.execute(transaction)
  return rows[0]?.hash ?? ''
}

/** One request's changes of a working copy, entry by entry. */
class CopyChange {
  readonly transaction: Transaction<Database>
  readonly rows: PageRowsInHand
  readonly before: CopyState
  /** Themes in the documents of the contents. */
  readonly themes: Theme[] = []
  #named = false

  constructor(transaction: Transaction<Database>, before: CopyState) {
    this.transaction = transaction
    this.before = before
    this.rows = pageRowsInHand(before)
  }

  #saved(pageId: string) {
    return this.before.saved.find(({ _id }) => _id === pageId)
  }

  #pages() {
    return pagesOf(this.rows.state())
  }

  /** Changes the tree, and keeps the positions that differ from the site's. */
  #arrange(edit: PageEdit, index: number) {
    const pages = this.#pages().filter(
      ({ _id, isDeleted }) => !isDeleted && !(edit.kind === 'add' && _id === edit.id),
    )
    const home = edit.kind === 'home' ? edit.id : (pages.find(({ isDefault }) => isDefault)?._id ?? null)
    const arranged = arrangePages(pages, [edit], home)
    if (!arranged.ok) throw badInput({ [`pages.${index}.parentId`]: arranged.message })
    for (const [pageId, place] of arranged.places) {
      const saved = this.#saved(pageId)
      const isSaved = saved?.parentId === place.parentId && saved.position === place.position
      const page = pages.find(({ _id }) => _id === pageId)
      if (page?.parentId === place.parentId && page.position === place.position && edit.kind !== 'add')
        continue
      const row = this.rows.of(saved, pageId)
      row.parentId = isSaved ? null : place.parentId
      row.position = isSaved ? null : place.position
    }
  }

  #textOf(page: ReadPage): string {
    if (page.theme) this.themes.push(page.theme)
    return page.text()
  }

  async #newDocument(entry: CachedPageChange, index: number): Promise<string> {
    const { site, accountId } = this.before
    const field = `pages.${index}.document`
    const sent = readContent(entry, field)
    if (sent) return this.#textOf(sent)
    if (entry.isDuplicated && typeof entry.pageId === 'string') {
      const changed = await changedDocument(this.transaction, this.before, entry.pageId)
      if (changed !== undefined) return changed
      const copied = await copiedContent(this.transaction, accountId, {
        _id: entry.pageId,
        isDuplicated: true,
      })
      if (copied) return this.#textOf(copied)
    }
    const homeId = this.#pages().find(({ isDefault, isDeleted }) => isDefault && !isDeleted)?._id
    const copy = { key: this.before.key, homeId }
    const blank = await blankPage(this.transaction, { accountId, siteId: site?.id ?? null, copy })
    if (!site) return documentText(blank, field)
    return documentText(withSharedParts(blank, await applySharedSections(this.transaction, site, {})), field)
  }

  /** A page that was deleted from the site while being edited has no names in the request. */
  #namesOf({ _id, name, slug, key }: CachedPageChange): { name: string; slug: string } {
    const isLost = _id !== undefined && isUuid(_id) && name === undefined && slug === undefined
    if (!isLost) return { name: name?.trim() ?? '', slug: (slug ?? key)?.trim() ?? '' }
    const taken = new Set(this.#pages().map((page) => page.slug))
    return { name: 'Recovered page', slug: freeSlug('recovered-page', taken) }
  }

  async #add(entry: CachedPageChange, index: number) {
    const pageId = entry._id ?? uuidV7()
    const names = this.#namesOf(entry)
    const document = await this.#newDocument(entry, index)
    const row = this.rows.of(undefined, pageId, names)
    row.name = names.name
    row.slug = names.slug
    const isGiven = entry.document !== undefined || entry.html !== undefined
    // a blank page, and one that differs from its original, becomes a copy
    row.isDuplicated = entry.isDuplicated === true || !isGiven
    row.baseHash = row.isDuplicated ? null : hashOf(document)
    row.inNavigation = entry.inNavigation ?? null
    this.rows.setDocument(row, document)
    this.#named = true
    this.#arrange(
      {
        kind: 'add',
        id: pageId,
        parentId: entry.parentId ?? null,
        ...(entry.position !== undefined && { position: entry.position }),
      },
      index,
    )
    if (entry.isDefault === true && !this.#pages().find(({ _id }) => _id === pageId)?.isDefault)
      this.#makeHome(pageId, index)
  }

  #makeHome(pageId: string, index: number) {
    this.#arrange({ kind: 'home', id: pageId }, index)
    for (const { pageId: each, isHome } of this.rows.state().changed)
      if (isHome) this.rows.of(this.#saved(each), each).isHome = false
    const saved = this.#saved(pageId)
    this.rows.of(saved, pageId).isHome = saved?.isDefault !== true
  }

  async #setContent(row: WritableRow, entry: CachedPageChange, index: number) {
    const field = `pages.${index}.document`
    const sent = readContent(entry, field)
    if (!sent) return
    const saved = this.#saved(row.pageId)
    if (entry.revision !== undefined && entry.revision !== revisionOf(saved, row))
      throw changedMeanwhile(
        'This page was changed elsewhere since you opened it. Reload it, or save to overwrite that change.',
      )
    const text = this.#textOf(sent)
    const { site } = this.before
    if (!saved || !site) {
      row.isDuplicated ||= !row.isEdit
      if (row.baseHash !== null && !row.isEdit) row.isDuplicated = hashOf(text) !== row.baseHash
      return this.rows.setDocument(row, text)
    }
    const base = await savedHash(this.transaction, site.id, row.pageId)
    const isSaved = (await md5Of(this.transaction, text)) === base
    if (isSaved) {
      this.rows.setDocument(row, null)
      row.savedAs = saved.updatedAt
      row.baseHash = null
      return
    }
    row.baseHash = row.hasContent ? row.baseHash : base
    row.savedAs = null
    this.rows.setDocument(row, text)
  }

  #remove(pageId: string, index: number) {
    const page = this.#pages().find(({ _id }) => _id === pageId)
    if (!page || page.isDeleted) return
    if (page.isDefault)
      throw badInput({ [`pages.${index}.isDeleted`]: 'You can’t delete the first page of a site.' })
    this.#arrange({ kind: 'remove', id: pageId }, index)
    if (page.isEdit) this.rows.of(this.#saved(pageId), pageId).isDeleted = true
    else this.rows.drop(pageId)
  }

  #bringBack(row: WritableRow, index: number) {
    row.isDeleted = false
    const present = new Set(this.#pages().map(({ _id }) => _id))
    const saved = this.#saved(row.pageId)
    const wanted = row.position === null ? saved : row
    const parentId = wanted?.parentId ?? null
    this.#named = true
    this.#arrange(
      {
        kind: 'add',
        id: row.pageId,
        parentId: parentId !== null && present.has(parentId) ? parentId : null,
        ...(wanted?.position != null && { position: wanted.position }),
      },
      index,
    )
  }

  async #change(entry: CachedPageChange & { readonly _id: string }, index: number) {
    const saved = this.#saved(entry._id)
    if (entry.isDeleted === true) return this.#remove(entry._id, index)
    const row = this.rows.of(saved, entry._id)
    if (row.isDeleted) {
      if (entry.isDeleted !== false) throw badInput({ [`pages.${index}._id`]: 'This page was deleted.' })
      this.#bringBack(row, index)
    }
    await this.#setContent(row, entry, index)
    const name = entry.name?.trim()
    const slug = (entry.slug ?? entry.key)?.trim()
    if (name !== undefined) row.name = name === saved?.name ? null : name
    if (slug !== undefined) row.slug = slug === saved?.slug ? null : slug
    this.#named ||= name !== undefined || slug !== undefined
    if (entry.inNavigation !== undefined)
      row.inNavigation = entry.inNavigation === saved?.inNavigation ? null : entry.inNavigation
    const { parentId, position } = entry
    if (parentId !== undefined || position !== undefined)
      this.#arrange(
        {
          kind: 'move',
          id: entry._id,
          ...(parentId !== undefined && { parentId }),
          ...(position !== undefined && { position }),
        },
        index,
      )
    if (entry.isDefault === true && !this.#pages().find(({ _id }) => _id === entry._id)?.isDefault)
      this.#makeHome(entry._id, index)
  }

  async apply(entry: CachedPageChange, index: number) {
    const { _id } = entry
    const isKnown = _id !== undefined && this.#pages().some((page) => page._id === _id)
    if (isKnown) return this.#change({ ...entry, _id }, index)
    if (entry.isDeleted === true) return
    return this.#add(entry, index)
  }

  /** Stores the changed pages. Throws 400 for names that can't be saved. */
  async end(sent: readonly CachedPageChange[]) {
    const pages = this.#pages().filter(({ isDeleted }) => !isDeleted)
    if (pages.length > limits.sitePages) throw badInput({ pages: tooManyPages })
    if (this.#named) {
      const indexes = new Map(sent.map(({ _id }, index) => [_id, index]))
      const errors = pageErrors(
        pages.map(({ _id, name, slug }, at) => {
          const index =
            indexes.get(_id) ?? (at >= 0 ? sent.findIndex((each) => isSame(each, { name, slug })) : -1)
          return { name, slug, index: index < 0 ? _id : index }
        }),
      )
      if (hasErrors(errors)) throw badInput(errors)
    }
    await this.rows.write(this.transaction)
  }
}

const isSame = (sent: CachedPageChange, { name, slug }: { name: string; slug: string }): boolean =>
  sent._id === undefined &&
  (sent.name?.trim() ?? '') === name &&
  ((sent.slug ?? sent.key)?.trim() ?? '') === slug

const blankTemplate = '1'

const hashOf = (text: string): string => hash('md5', text)

/** Keys that clients choose. */
const keyPattern = /^[\w.-]{1,80}$/

const noTemplate = () => badInput({ templateId: 'This template does not exist. Choose another one.' })

/** Returns the initial pages of a new site. */
const pagesOfTemplate = async (
  db: Kysely<Database>,
  accountId: string,
  templateId: string,
): Promise<CachedPageChange[]> => {
  const pages = await startingPages(db, accountId, templateId)
  if (!pages) throw noTemplate()
  const ids = new Map(pages.map(({ slug }) => [slug, uuidV7()]))
  return pages.map(({ name, slug, title, description, parent, inNavigation, document }) => {
    const page = withPageSettings(document.page, { title, description })
    return {
      ...{ _id: ids.get(slug) ?? uuidV7(), name, slug, document: documentText({ ...document, page }) },
      ...(parent !== undefined && { parentId: ids.get(parent) ?? null }),
      ...(inNavigation !== undefined && { inNavigation }),
      isDuplicated: templateId === blankTemplate,
    }
  })
}

/**
 * Changes pages of a working copy. Returns it without their content. `whole` discards earlier unsaved changes
 * first. Throws 400 by field, 404 if the site doesn't exist, and 409 for an edit conflict in the content, in the
 * theme or, with `revision`, in the copy.
 */
export const changeCopy = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Actor,
  key: string,
  { pages: sent, revision, whole, ...change }: CachedDataChange & { readonly whole: boolean },
): Promise<CachedData> => {
  if (!keyPattern.test(key))
    throw badInput({ _id: 'Use up to 80 letters, digits, “.”, “_” and “-” for an ID.' })
  const isNew = !isUuid(key)
  const templateId = change.templateId == null ? null : String(change.templateId)
  const where = { accountId: owner.accountId, key }
  const ready = await readAhead(owner.accountId, sent, {
    field: (index) => `pages.${index}.document`,
  })
  return db.transaction().execute(async (transaction) => {
    if (isNew) await requireListingInAccount(transaction, owner.accountId, change.napId)
    const kept = await ownTemplate(transaction, owner.accountId, templateId)
    if (templateId !== null && kept === null) throw noTemplate()
    const pages =
      isNew && whole && ready.length === 0 && templateId !== null
        ? await pagesOfTemplate(transaction, owner.accountId, templateId)
        : ready
    const { site } = await copyState(transaction, where)
    if (site) requireEditablePages(site)
    const copy = await lockCopy(transaction, owner, key, isUuid(key) ? key : null)
    if (revision !== undefined && revision !== copy.revision)
      throw changedMeanwhile('Someone else changed these pages since you loaded them. Reload them.')
    if (whole)
      await transaction
        .deleteFrom('workingPages')
        .where('accountId', '=', owner.accountId)
        .where('key', '=', key)
        .execute()
    const inHand = new CopyChange(transaction, await copyState(transaction, where))
    // each page is placed among all others, which takes long for a thousand new ones
    const breathe = createEventLoopYield()
    for (const [index, entry] of pages.entries()) {
      await inHand.apply(entry, index)
      await breathe()
    }
    await inHand.end(pages)
    const theme = changedTheme(inHand.before, { ...change, whole, brought: commonTheme(inHand.themes) })
    await transaction
      .updateTable('workingCopies')
      .set({
        ...theme,
        revision: sql`revision + 1`,
        updatedAt: sql`clock_timestamp()`,
        ...(isNew && change.templateId !== undefined && { templateId }),
        ...(isNew && change.napId !== undefined && { napId: change.napId }),
      })
      .where('accountId', '=', owner.accountId)
      .where('key', '=', key)
      .execute()
    return tellCopy(transaction, await copyState(transaction, where))
  })
}
