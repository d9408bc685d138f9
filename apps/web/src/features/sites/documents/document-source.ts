import type { Query, Resource } from '../../../lib/api/resource.ts'
import type { ListState } from '../../../lib/list/list-query.ts'

/** A page or section in a list; its content is fetched for the preview alone. */
export interface ListedDocument {
  readonly _id: string
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
  readonly size: number
  readonly preview?: string
}

/** Differences between the lists of pages and of sections. */
export interface DocumentSource {
  readonly resource: Pick<
    Resource<'cloud-pages' | 'cloud-modules'>,
    'path' | 'find' | 'findAll' | 'get' | 'create' | 'patch' | 'removeMany' | 'restoreMany'
  >
  readonly noun: 'page' | 'section'
  readonly shownName: (name: string) => string
  /** Error for an empty name. */
  readonly nameEmpty: string
  /** Returns the names of records that reference these, before they are deleted. */
  readonly usesOf?: (rows: readonly ListedDocument[]) => Promise<readonly string[]>
  readonly edit: '/page-builder/edit-page' | '/section-builder/edit-section'
  readonly view: '/page-builder/view-page' | '/section-builder/view-section'
}

export const documentSortable = ['name', 'size', 'createdAt', 'updatedAt']
/** Filterable columns. */
export const documentFilterable = ['name', 'createdAt', 'updatedAt']
export const documentDefaultSort = '-updatedAt'

export const matching = ({ q }: ListState): Query => (q === '' ? {} : { name: { $search: q } })

/** '1 page', '3 pages'. */
export const counted = ({ noun }: DocumentSource, count: number): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`
