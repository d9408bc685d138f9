import type { SitePage } from '@web2/contract/sites'

/** A page of a site in the editor, as it is being worked on or as it is saved, without its content. */
export type WorkPage = Pick<
  SitePage,
  '_id' | 'name' | 'slug' | 'parentId' | 'position' | 'isDefault' | 'inNavigation'
>
