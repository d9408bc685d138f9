import type { PagePlace } from '@web2/site'
import type { WorkPage } from '../api/work-page.ts'
import type { PageNames } from './page-names.ts'

/** Changes to the site's pages. Those with names return the messages of refused fields, none if stored. */
export interface PageChanges {
  readonly add: (names: PageNames, parentId: string | null) => Promise<Partial<PageNames>>
  readonly rename: (id: string, names: PageNames) => Promise<Partial<PageNames>>
  readonly move: (page: WorkPage, place: PagePlace) => Promise<void>
  readonly duplicate: (page: WorkPage, names: PageNames) => Promise<void>
  readonly makeHome: (page: WorkPage) => Promise<void>
  readonly showInNavigation: (page: WorkPage, shown: boolean) => Promise<void>
  readonly remove: (page: WorkPage) => Promise<void>
}
