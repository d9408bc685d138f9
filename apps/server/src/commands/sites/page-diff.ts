import type { SitePatch } from '@web2/contract'
import { arrangePages, type PageEdit, type PagePlace } from '@web2/site'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { badInput, notFound } from '../../errors.ts'
import { hasErrors, pageErrors } from './page-fields.ts'

export type PageDiff = NonNullable<SitePatch['pages']>
export type AddedPage = NonNullable<PageDiff['added']>[number]
export type UpdatedPage = NonNullable<PageDiff['updated']>[number]

/** A page as it is before a diff. */
export interface KnownPage {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parentId: string | null
  readonly position: number
  readonly isDefault: boolean
}

/** What a diff does to a site's pages, checked as a whole. */
export interface PlannedDiff {
  readonly deleted: readonly string[]
  readonly updated: readonly UpdatedPage[]
  readonly added: readonly { readonly id: string; readonly sent: AddedPage }[]
  /** Where pages stand afterwards: those that come new, and those that stand elsewhere than before. */
  readonly places: ReadonlyMap<string, PagePlace>
  /** The default page afterwards, when it is another one. */
  readonly home: string | null
}

const requireKnown = (known: readonly KnownPage[], { updated = [], deleted = [] }: PageDiff) => {
  const ids = new Set(known.map(({ id }) => id))
  for (const id of [...deleted, ...updated.map(({ _id }) => _id)]) if (!ids.has(id)) throw notFound('page')
}

/** Checks names and slugs of the pages as they will be. */
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

/** Checks a diff against the pages that there are, and says what is to be stored. Throws 400 by field, or 404. */
export const planDiff = (known: readonly KnownPage[], diff: PageDiff): PlannedDiff => {
  requireKnown(known, diff)
  const { added = [], updated = [], deleted = [] } = diff
  const before = known.find(({ isDefault }) => isDefault)?.id ?? null
  const chosen = updated.findLast(({ isDefault }) => isDefault)?._id ?? before
  if (chosen !== null && deleted.includes(chosen))
    throw badInput({ 'pages.deleted': 'The first page of a site cannot be deleted.' })
  checkNames(known, diff)

  const ids = new Set(known.map(({ id }) => id))
  const named = new Map<string, string>()
  const fresh = added.map((sent) => {
    const id = uuidV7()
    // a copy is named by its original, which outweighs it as a parent
    if (sent._id !== undefined && !ids.has(sent._id)) named.set(sent._id, id)
    return { id, sent }
  })
  const parentOf = (id: string | null | undefined) => (id == null ? id : (named.get(id) ?? id))
  const edits: PageEdit[] = [
    ...fresh.map(({ id }) => ({ kind: 'add', id }) as const),
    ...(chosen !== null && chosen !== before ? [{ kind: 'home', id: chosen } as const] : []),
    ...[
      ...updated.map((page) => ({ id: page._id, page })),
      ...fresh.map(({ id, sent }) => ({ id, page: sent })),
    ]
      .filter(({ page }) => isMove(page))
      .map(({ id, page }) => {
        const parentId = parentOf(page.parentId)
        return { kind: 'move', id, ...placeIn({ ...page, parentId }) } as const
      }),
    ...deleted.map((id) => ({ kind: 'remove', id }) as const),
  ]
  const arranged = arrangePages(
    known.map(({ id, parentId, position }) => ({ _id: id, parentId, position })),
    edits,
    chosen,
  )
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
