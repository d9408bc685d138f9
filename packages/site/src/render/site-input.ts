import type {
  BindingData,
  BuilderDocument,
  NavigationItem,
  PictureSize,
  PictureType,
  Theme,
} from '@web2/builder'
import type { LeadDefinition, LeadDelivery, LeadObstacle } from '@web2/builder/leads'
import type { FontFamily, FontFile } from '../fonts/font-family.ts'

/** Page of a site, ready for rendering. */
export interface RenderPage {
  /** Distinguishes its forms from those of other pages; absent for a generated page, whose template is the same for all. */
  readonly id?: string
  readonly name: string
  /** URL path segment; the home page's is not part of its URL. */
  readonly slug: string
  readonly isDefault: boolean
  /** Parent pages, top level first; their folders are part of the URL. */
  readonly above?: readonly PageAbove[]
  /** May contain placeholders; if empty, the title is derived from the names of page and site. */
  readonly title: string
  readonly description: string
  readonly document: BuilderDocument
  /** ISO date of the latest change, for the sitemap. */
  readonly updatedAt: string
  /** Values for `{name}` placeholders, for pages that share a document. */
  readonly values?: Readonly<Record<string, string>>
  /** Listing of this page; null for none. If absent, the page shows the target's listing. */
  readonly nap?: BindingData['nap']
  /** Links of a generated page, by the name of their list. */
  readonly links?: BindingData['links']
  /** Breadcrumb pages for search engines, if its folders are not pages. */
  readonly trail?: readonly (PageOutline & { readonly name: string })[]
  /** It comes from the site generator, whose page of any slug is a usual page. */
  readonly isGenerated?: boolean
  /** Asks search engines not to list it. */
  readonly noindex?: boolean
  /** The document before it was filled, if pages share it. */
  readonly frame?: BuilderDocument
  /** Digest of all inputs other than site and target, if known before rendering. */
  readonly inputs?: string
}

export type PageAbove = Pick<RenderPage, 'name' | 'slug' | 'isDefault'>

/** Fields of a page that links to it depend on. */
export type PageOutline = Pick<RenderPage, 'slug' | 'isDefault' | 'above' | 'isGenerated'>

/** Former URL of a page: the path of its file then, and the page as it is now. */
export interface MovedPage {
  readonly path: string
  readonly page: PageOutline & Pick<RenderPage, 'name'>
}

/** File that is published unchanged. */
export interface RenderAsset {
  readonly path: string
  readonly contentType: string
  /** A function produces the body on demand; every call returns the same bytes. */
  readonly body: string | Uint8Array | (() => Uint8Array)
  /** Root-relative URL used in documents ('/media/…'); links to it are replaced by `path`. */
  readonly standsFor?: string
  /** true for a path whose bytes never change. */
  readonly isImmutable?: boolean
  /** Set on a file that pages offer before a library image. */
  readonly pictureFile?: {
    /** Root-relative URL of the image: '/media/…'. */
    readonly of: string
    /** Size of the image. */
    readonly size: PictureSize
    readonly type: PictureType
    /** Of this file, in px. */
    readonly width: number
  }
}

/** Where the files of families are. */
export interface FontSource {
  /** File as published; its path contains a hash of its content. */
  readonly file: (file: FontFile) => RenderAsset
  /** Families that the site's account uploaded. */
  readonly own?: readonly FontFamily[]
  /** License of a family of the catalog, published with its files. */
  readonly license: (family: FontFamily) => RenderAsset
  /** Replaces the path from the page to the site's folder, for a page that is shown elsewhere. */
  readonly base?: string
}

/** Site data known before its pages arrive one by one. */
export interface SiteOutline {
  readonly name: string
  /** Replaces {email}. */
  readonly email: string
  readonly pages: readonly PageOutline[]
  /**
   * Treats every other URL in documents as a page of the site, because the outlines are not all in memory.
   */
  readonly hasOtherPages?: boolean
  /**
   * Offers the files of images among the assets, and loads the largest image in view first. Without it,
   * pages are as they were before images had files.
   */
  readonly fasterImages?: boolean
  /** Pages with former URLs, which redirect if the site has a URL of its own. */
  readonly moved?: readonly MovedPage[]
  /** Content of navigation blocks; without it they are empty. */
  readonly navigation?: readonly NavigationItem[]
  /**
   * Sections shown by the pages, including nested ones, by id. It may grow: the sections of a page must be
   * present when its body is requested.
   */
  readonly modules?: ReadonlyMap<string, BuilderDocument>
  /** Theme of all pages; without it each page has its own, if any. */
  readonly theme?: Theme
}

/** Site that is entirely in memory. */
export interface RenderSite extends SiteOutline {
  readonly pages: readonly RenderPage[]
  readonly assets?: readonly RenderAsset[]
}

/** Location of a published site, and the form of its URLs. */
export interface LiveAddress {
  /** URL of the site's folder with a trailing slash. */
  readonly baseUrl: string
  /** true if the host serves index.html for folder URLs. */
  readonly directoryIndex: boolean
}

/** Form on a page that is received in Leads. */
export interface SiteForm {
  /** Distinguishes it from all other forms of its site. A form in a section has the same on all pages. */
  readonly key: string
  /** On one page, in a section that pages share, or on the pages of a template. */
  readonly place: 'page' | 'section' | 'generated'
  /** Path of the page that it belongs to, unless that is not known; null for the other places. */
  readonly pagePath: string | null
  /** Its heading, or the last one before it on the page or in the section; empty without one, and on generated pages. */
  readonly heading: string
  /** 1 for the first form there; null if it is not known. */
  readonly position: number | null
  /** As shown on the page. */
  readonly definition: LeadDefinition
  /** With its placeholders, which pages with their own values have in common. */
  readonly typed: LeadDefinition
  /** Path of the page in the site: 'contact/', '' for the home page. */
  readonly path: string
  /** URL of the page that answers a submission; empty for none, and where the site has no URL. */
  readonly thankYouUrl: string
}

/** How forms deliver from a target. */
export interface FormTarget {
  /** Everything besides the form that its HTML depends on, as text. */
  readonly key: string
  /** Called for each form while its page is rendered. Equal forms get equal answers. */
  readonly deliver: (form: SiteForm) => LeadDelivery | LeadObstacle
}

/** Page whose phone links are counted. */
export interface CallPage {
  /** Absent for a generated page. */
  readonly id?: string
  /** Path of the page in the site: 'contact/', '' for the home page. */
  readonly path: string
}

/** How taps on phone numbers are counted at a target. Equal inputs get equal answers. */
export interface CallTarget {
  /** Everything besides page and number that the HTML depends on, as text. */
  readonly key: string
  /** Called for each link that dials a number, while its page is rendered. Returns its URL; null for its own. */
  readonly link: (page: CallPage, number: string) => string | null
  /** Returns the token for the script of a page, where that reports taps. */
  readonly script?: (page: CallPage) => string
}

/** Inputs of rendering besides the site itself. */
export interface RenderTarget {
  readonly nap: BindingData['nap']
  /** Replaces {year}. */
  readonly year: number
  /** true if the host serves index.html for folder URLs. */
  readonly directoryIndex: boolean
  /** URL of the site's folder with a trailing slash; undefined if unknown (preview, zip). */
  readonly baseUrl?: string
  /**
   * Main location of the site if this target is another destination. Canonical links, sitemap, Open Graph and
   * JSON-LD use it in that host's URL form.
   */
  readonly main?: LiveAddress
  /** How forms deliver; without it, those that are received in Leads get their fallback. */
  readonly forms?: FormTarget
  /** How taps on phone numbers are counted; without it, they are not. */
  readonly calls?: CallTarget
  /**
   * Phone number shown in place of that of `nap`, and of pages whose own listing has the same. Structured data keeps
   * the listing's.
   */
  readonly trackingNumber?: string
  /** Files of the families that pages may show; without it, they show the fallbacks. */
  readonly fonts?: FontSource
}
