import type { SitePage } from '@web2/contract/sites'

/** A page of a site in the editor, edited or saved, without its content. */
export type WorkPage = Pick<
  SitePage,
  '_id' | 'name' | 'slug' | 'parentId' | 'position' | 'isDefault' | 'inNavigation'
>
