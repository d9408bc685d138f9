import type { BindingData } from '@web2/builder'
import type { RenderAsset, RenderPage, SiteOutline } from '@web2/site'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SiteRow } from '../../sites/site-row.ts'
import type { SitePagesTable } from '../../sites/tables.ts'

export type PageRow = Selectable<SitePagesTable>

/** Some pages of a site, ready to be rendered. */
export interface PageBatch {
  readonly rows: readonly PageRow[]
  readonly pages: readonly RenderPage[]
  /** Pictures that these pages show and none before them did. */
  readonly assets: readonly RenderAsset[]
}

/** Whether the page at a path is there already as these inputs make it: then nothing but its outline is asked for. */
export type IsCached = (path: string, inputs: string) => boolean

/** A site as it was at one moment, whose pages are read a few at a time. */
export interface SiteReader {
  readonly outline: SiteOutline
  readonly nap: BindingData['nap']
  /** All pages in the site's order, from the first at each call. One reading at a time. */
  batches(isSettled?: IsCached): AsyncIterable<PageBatch>
  /** To be called when no page is read any more. */
  close(): Promise<void>
}

export type ReaderContext = Pick<AppContext, 'db' | 'config' | 'now' | 'contributions'>

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Sites whose pages a site project generates. */
    readonly generatedSites: {
      readonly open: (context: ReaderContext, site: SiteRow, projectId: string) => Promise<SiteReader>
      /** Resumes the project after one of its sites was published or failed. */
      readonly resume: (
        context: Pick<AppContext, 'jobs'>,
        transaction: Transaction<Database>,
        projectId: string,
      ) => Promise<void>
    }
  }
}
