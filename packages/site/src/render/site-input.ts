import type { BindingData, BuilderDocument, NavigationItem } from '@web2/builder'

/** One page of a site, ready to be rendered. */
export interface RenderPage {
  readonly name: string
  /** One folder name; the default page's is not part of its address. */
  readonly slug: string
  readonly isDefault: boolean
  /** The pages that it lies below, the furthest up first; their folders are part of its address. */
  readonly above?: readonly PageAbove[]
  /** May hold placeholders; empty: made from the names of page and site. */
  readonly title: string
  readonly description: string
  readonly document: BuilderDocument
  /** ISO date of the latest change, for the sitemap. */
  readonly updatedAt: string
  /** Fills `{name}` for each of its names, for pages that share a document. */
  readonly values?: Readonly<Record<string, string>>
  /** The listing of this page; null: none. Without it the page shows that of the target. */
  readonly nap?: BindingData['nap']
  /** Navigation items for the links of a generated page, by the name of their list. */
  readonly links?: BindingData['links']
  /** The pages that lead to it, for search engines, where its folders are not pages. */
  readonly trail?: readonly (PageOutline & { readonly name: string })[]
  /** Asks search engines not to list it. */
  readonly noindex?: boolean
  /** Digest of all inputs that decide its bytes beside the site and the target, if known before rendering. */
  readonly inputs?: string
}

export type PageAbove = Pick<RenderPage, 'name' | 'slug' | 'isDefault'>

/** Fields of a page that other pages need to link to it. */
export type PageOutline = Pick<RenderPage, 'slug' | 'isDefault' | 'above'>

/** An address that a page had before: the path of its file then, and the page as it is now. */
export interface MovedPage {
  readonly path: string
  readonly page: PageOutline & Pick<RenderPage, 'name'>
}

/** A file that is published as it is. */
export interface RenderAsset {
  readonly path: string
  readonly contentType: string
  /** Made when it is asked for where it is a function: the same bytes at every call. */
  readonly body: string | Uint8Array | (() => Uint8Array)
  /** Address by which documents name it, beginning at the root ('/media/…'); links to it then lead to `path`. */
  readonly standsFor?: string
  /** True for a path that never gets other bytes. */
  readonly isImmutable?: boolean
}

/** Data of a site that is known before its pages are rendered one by one. */
export interface SiteOutline {
  readonly name: string
  /** Fills {email}. */
  readonly email: string
  readonly pages: readonly PageOutline[]
  /**
   * Any other path in documents counts as a page of the site, because the outlines of these pages are not
   * stored.
   */
  readonly hasOtherPages?: boolean
  /** Pages that had other addresses; these lead on to them wherever the site has an address of its own. */
  readonly moved?: readonly MovedPage[]
  /** Content of navigation blocks; without it they are empty. */
  readonly navigation?: readonly NavigationItem[]
  /**
   * The sections that the pages show, those inside of sections too, by their ids. It may grow: those of a page must
   * be there when its body is asked for.
   */
  readonly modules?: ReadonlyMap<string, BuilderDocument>
}

/** A site that lies in memory whole. */
export interface RenderSite extends SiteOutline {
  readonly pages: readonly RenderPage[]
  readonly assets?: readonly RenderAsset[]
}

/** Where a site answers, and how its addresses are written there. */
export interface LiveAddress {
  /** Address of the site's folder with a slash at its end. */
  readonly baseUrl: string
  /** True where the host answers a folder's address with its index.html. */
  readonly directoryIndex: boolean
}

/** Inputs that decide the bytes besides the site itself. */
export interface RenderTarget {
  readonly nap: BindingData['nap']
  /** Fills {year}. */
  readonly year: number
  /** True where the host answers a folder's address with its index.html. */
  readonly directoryIndex: boolean
  /** URL of the site's folder with a trailing slash; undefined if it is unknown (preview, zip). */
  readonly baseUrl?: string
  /**
   * The site's main address, when this target is another destination: what tells search engines where a page is
   * (canonical, sitemap, Open Graph, JSON-LD) names it as it answers there.
   */
  readonly main?: LiveAddress
}
