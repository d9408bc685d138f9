import type { BindingData, BuilderDocument } from '@web2/builder'
import type { FontSource, RenderAsset, RenderPage, SiteOutline } from '@web2/site'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SiteRow, SitePagesTable } from '../../sites/index.ts'

export type PageRow = Selectable<SitePagesTable>

/** Batch of a site's pages, ready to render. */
export interface PageBatch {
  readonly rows: readonly PageRow[]
  readonly pages: readonly RenderPage[]
  /** Images that these pages show and no earlier page did. */
  readonly assets: readonly RenderAsset[]
}

/** Returns whether the target holds a page of these inputs; then only its outline is read. */
export type IsCached = (path: string, inputs: string) => boolean

/** Snapshot of a site whose pages are read in batches. */
export interface SiteReader {
  readonly outline: SiteOutline
  readonly nap: BindingData['nap']
  /** Fonts that its pages may show. */
  readonly fonts: FontSource
  /** The template of generated pages. Its images have files, and those of the rows are published alone. */
  readonly template?: {
    readonly document: BuilderDocument
    /** Those made so far; empty for a site that publishes its images alone. */
    readonly pictureFiles: readonly RenderAsset[]
  }
  /** Yields all pages in site order, from the first at each call. One iteration at a time. */
  batches(isSettled?: IsCached): AsyncIterable<PageBatch>
  /** Must be called once no more pages are read. */
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
