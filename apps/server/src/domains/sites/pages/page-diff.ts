import { limits } from '@web2/contract/core'
import type { SitePatch } from '@web2/contract/sites'
import {
  arrangePages,
  pageRows,
  type Arranged,
  type PageEdit,
  type PagePlace,
  type TreePage,
} from '@web2/site'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import { hasErrors, pageErrors, tooManyPages } from './page-fields.ts'

export type PageDiff = NonNullable<SitePatch['pages']>
export type AddedPage = NonNullable<PageDiff['added']>[number]
export type UpdatedPage = NonNullable<PageDiff['updated']>[number]

/** Page before a diff. */
export interface KnownPage {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parentId: string | null
  readonly position: number
  readonly isDefault: boolean
}

/** Changes of a diff to a site's pages, validated as a whole. */
export interface PlannedDiff {
  readonly deleted: readonly string[]
  readonly updated: readonly UpdatedPage[]
  readonly added: readonly { readonly id: string; readonly sent: AddedPage }[]
  /** Tree positions afterwards of new and moved pages. */
  readonly places: ReadonlyMap<string, PagePlace>
  /** The new default page, if it changes. */
  readonly home: string | null
}

const requireKnown = (known: readonly KnownPage[], { updated = [], deleted = [] }: PageDiff) => {
  const ids = new Set(known.map(({ id }) => id))
  for (const id of [...deleted, ...updated.map(({ _id }) => _id)]) if (!ids.has(id)) throw notFound('page')
}

const requireRoom = (known: readonly KnownPage[], { added = [], deleted = [] }: PageDiff) => {
  if (added.length > 0 && known.length + added.length - new Set(deleted).size > limits.sitePages)
    throw badInput({ 'pages.added': tooManyPages })
}

/** Validates names and slugs of the resulting pages. */
const checkNames = (known: readonly KnownPage[], { added = [], updated = [], deleted = [] }: PageDiff) => {
  const gone = new Set(deleted)
  const changes = new Map(updated.map((page, index) => [page._id, { ...page, index: `updated.${index}` }]))
  const kept = known
    .filter(({ id }) => !gone.has(id))
    .map((page) => {
      const change = changes.get(page.id)
      return {
        name: change?.name?.trim() ?? page.name,
        slug: change?.slug?.trim() ?? page.slug,
        index: change?.index ?? page.id,
      }
    })
  const fresh = added.map((page, index) => ({
    name: page.name?.trim() ?? '',
    slug: page.slug?.trim() ?? '',
    index: `added.${index}`,
  }))
  const errors = pageErrors([...kept, ...fresh])
  if (hasErrors(errors)) throw badInput(errors)
}

const isMove = ({ parentId, position }: Pick<UpdatedPage, 'parentId' | 'position'>) =>
  parentId !== undefined || position !== undefined

const placeIn = ({ parentId, position }: Pick<UpdatedPage, 'parentId' | 'position'>) => ({
  ...(parentId !== undefined && { parentId }),
  ...(position !== undefined && { position }),
})

/** Options for reading a diff. */
export interface DiffReading {
  /** Returns ids for added pages; by default new ones. */
  readonly idOf?: (sent: AddedPage) => string
  /** True if the positions in the diff apply to all pages at once instead of as consecutive moves. */
  readonly together?: boolean
}

/** Returns the tree after all positions of a diff are applied at once. */
const placedTogether = (pages: readonly TreePage[], placed: ReadonlyMap<string, PagePlace>): Arranged => {
  const wanted = pages.map((page) => ({ ...page, ...placed.get(page._id) }))
  const ids = new Set(pages.map(({ _id }) => _id))
  const places = new Map<string, PagePlace>()
  for (const { page, level, parentId, index } of pageRows(wanted)) {
    // only a page in a cycle is at the top although its parent exists
    if (parentId === null && ids.has(page.parentId ?? ''))
      return { ok: false, id: page._id, message: 'A page can’t be nested under itself.' }
    if (level > limits.pageLevels)
      return {
        ok: false,
        id: page._id,
        message: `Pages can be nested up to ${limits.pageLevels} levels deep.`,
      }
    places.set(page._id, { parentId, position: index })
  }
  return { ok: true, places }
}

/** Validates a diff against the existing pages. Returns what to store. Throws 400 by field, or 404. */
export const planDiff = (
  known: readonly KnownPage[],
  diff: PageDiff,
  { idOf = () => uuidV7(), together = false }: DiffReading = {},
): PlannedDiff => {
  requireKnown(known, diff)
  requireRoom(known, diff)
  const { added = [], updated = [], deleted = [] } = diff
  const before = known.find(({ isDefault }) => isDefault)?.id ?? null
  const ids = new Set(known.map(({ id }) => id))
  const named = new Map<string, string>()
  const fresh = added.map((sent) => {
    const id = idOf(sent)
    // a copy is named by its original, which as a parent takes precedence
    if (sent._id !== undefined && !ids.has(sent._id)) named.set(sent._id, id)
    return { id, sent }
  })
  const chosen =
    fresh.findLast(({ sent }) => sent.isDefault)?.id ??
    updated.findLast(({ isDefault }) => isDefault)?._id ??
    before
  if (chosen !== null && deleted.includes(chosen))
    throw badInput({ 'pages.deleted': 'You can’t delete the first page of a site.' })
  checkNames(known, diff)

  const parentOf = (id: string | null | undefined) => (id == null ? id : (named.get(id) ?? id))
  const moves = [
    ...updated.map((page) => ({ id: page._id, page })),
    ...fresh.map(({ id, sent }) => ({ id, page: sent })),
  ].filter(({ page }) => isMove(page))
  const outline = known.map(({ id, parentId, position }) => ({ _id: id, parentId, position }))
  const edits: PageEdit[] = [
    ...fresh.map(({ id }) => ({ kind: 'add', id }) as const),
    ...(chosen !== null && chosen !== before ? [{ kind: 'home', id: chosen } as const] : []),
    ...moves.map(({ id, page }) => {
      const parentId = parentOf(page.parentId)
      return { kind: 'move', id, ...placeIn({ ...page, parentId }) } as const
    }),
    ...deleted.map((id) => ({ kind: 'remove', id }) as const),
  ]
  const gone = new Set(deleted)
  const arranged = together
    ? placedTogether(
        [
          ...outline.filter(({ _id }) => !gone.has(_id)),
          ...fresh.map(({ id: _id }) => ({ _id, parentId: null, position: known.length })),
        ],
        new Map(
          moves.map(({ id, page: { parentId, position = known.length } }) => [
            id,
            { parentId: parentOf(parentId) ?? null, position },
          ]),
        ),
      )
    : arrangePages(outline, edits, chosen)
  if (!arranged.ok) {
    const inAdded = fresh.findIndex(({ id }) => id === arranged.id)
    const field =
      inAdded < 0 ? `updated.${updated.findIndex(({ _id }) => _id === arranged.id)}` : `added.${inAdded}`
    throw badInput({ [`pages.${field}.parentId`]: arranged.message })
  }
  const places = new Map(arranged.places)
  for (const { id, parentId, position } of known) {
    const place = places.get(id)
    if (place?.parentId === parentId && place.position === position) places.delete(id)
  }
  return { deleted, updated, added: fresh, places, home: chosen === before ? null : chosen }
}
