import type { BindingData } from '@web2/builder'
import type { RenderAsset, RenderPage, SiteOutline } from '@web2/site'
import type { Selectable } from 'kysely'
import type { SitePagesTable } from '../../sites/tables.ts'

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
  /** Yields all pages in site order, from the first at each call. One iteration at a time. */
  batches(isSettled?: IsCached): AsyncIterable<PageBatch>
  /** Must be called once no more pages are read. */
  close(): Promise<void>
}
