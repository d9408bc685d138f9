import type { Resource } from '../../../lib/api/resource.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

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

const documentSortable = ['name', 'size', 'createdAt', 'updatedAt']
/** Filterable columns. */
export const documentFilterable = ['name', 'createdAt', 'updatedAt']

/** The list of pages, or of sections. */
export const documentList = ({ resource }: DocumentSource): ListSource<ListedDocument> => ({
  resource,
  searched: ['name'],
  sortable: documentSortable,
  defaultSort: '-updatedAt',
})
