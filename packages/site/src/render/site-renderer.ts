import {
  compilePage,
  expandModules,
  fill,
  formPlaces,
  logoFor,
  pageSettings,
  withTheme,
  type BindingData,
  type BuilderDocument,
  type ExportPage,
  type ExportWarning,
  type FindPictureFiles,
  type Json,
  type PageSettings,
} from '@web2/builder'
import {
  addressFinder,
  assetFinder,
  isNotFoundPage,
  notFoundPath,
  pageAddress,
  pageHref,
  pagePath,
  siteLinks,
  wayUp,
} from './addresses.ts'
import { hasOwnIcon, usesListing } from './uses-listing.ts'
import { faqPageOf } from './faq-page.ts'
import { faviconSvg } from './favicon.ts'
import { robotsTxt } from './robots-txt.ts'
import { isListed, sitemapEntries, sitemaps } from './sitemap.ts'
import { breadcrumbs, localBusiness, serviceOf } from './local-business.ts'
import { notFoundDocument } from './not-found-page.ts'
import { pageSubject, type PageSubject } from '../pages/page-subject.ts'
import { redirectFiles } from './redirect-page.ts'
import { assetCache, htmlType, immutableCache, pageCache, type SiteFile } from './site-file.ts'
import type { LiveAddress, RenderAsset, RenderPage, RenderTarget, SiteOutline } from './site-input.ts'
import { isForCards, logoIcon } from './site-logo.ts'
import { siteFonts } from './site-fonts.ts'
import { callsOf } from '../forms/site-calls.ts'
import { formsOf } from '../forms/site-forms.ts'
import { sitePictures } from './site-pictures.ts'
import { socialPicture, type OpenPicture } from './social-picture.ts'

/** Produces the files of a site one by one. Pages may come in any order, but `ending` must come last. */
export interface SiteRenderer {
  /**
   * Adds a file used by pages, and the target of links to the URL it replaces; must precede the pages that
   * use it.
   */
  asset(asset: RenderAsset): SiteFile
  page(page: RenderPage): SiteFile
  /** Generates the files that list the rendered pages, and the 404 page. */
  ending(): Generator<SiteFile>
}

const faviconPath = 'favicon.svg'

interface Prepared {
  readonly write: (page: ExportPage) => string
  readonly usesListing: boolean
  readonly hasOwnIcon: boolean
  readonly picture: string | undefined
  readonly faqPage: (data: BindingData) => Json | null
  /** Settings from the page's own head. */
  readonly own: PageSettings
  readonly subject: PageSubject
}

/** Memoizes a function per document or listing, however many pages share it. */
const onceEach = <From extends object, T>(make: (from: From) => T): ((from: From) => T) => {
  const known = new WeakMap<From, { readonly value: T }>()
  return (from) => {
    const made = known.get(from) ?? { value: make(from) }
    known.set(from, made)
    return made.value
  }
}

const preparer = (
  links: (url: string) => string,
  openPicture: OpenPicture,
  pictures: FindPictureFiles | undefined,
): ((document: BuilderDocument) => Prepared) =>
  onceEach((document: BuilderDocument) => ({
    write: compilePage(document, { rewriteUrl: links, ...(pictures && { pictures }) }),
    usesListing: usesListing(document),
    hasOwnIcon: hasOwnIcon(document),
    picture: socialPicture(document, openPicture),
    faqPage: faqPageOf(document),
    own: pageSettings(document),
    subject: pageSubject(document.page),
  }))

const isAbsolute = /^https?:\/\//i

/** Returns a function that finds a public URL for an image: its own, or that of the published copy. */
const pictureOpener = (assets: ReadonlyMap<string, string>, base: string | undefined): OpenPicture => {
  const assetOf = assetFinder(assets)
  return (url) => {
    const asset = assetOf(url)
    // the URL must be absolute, so a site without a URL names none of its own images
    if (asset !== undefined) return base === undefined ? undefined : `${base}${asset}`
    return isAbsolute.test(url) ? url : undefined
  }
}

const titleOf = (page: RenderPage): string =>
  page.title || (page.isDefault ? '{site.name}' : `${page.name} – {site.name}`)

/** A canonical URL set on the page takes precedence over its own. */
const canonicalOf = (own: PageSettings, url: string | undefined): Pick<ExportPage, 'canonical'> => {
  const canonical = own.canonical && isAbsolute.test(own.canonical) ? own.canonical : url
  return canonical === undefined ? {} : { canonical }
}

/** Returns the location of the site for search engines; undefined if it has no URL. */
const mainAddress = ({ main, baseUrl, directoryIndex }: RenderTarget): LiveAddress | undefined =>
  main ?? (baseUrl === undefined ? undefined : { baseUrl, directoryIndex })

const homePage = { slug: '', isDefault: true } as const

const assetFile = ({ path, contentType, body, isImmutable }: RenderAsset): SiteFile => ({
  path,
  contentType,
  kind: 'asset',
  cacheControl: isImmutable ? immutableCache : assetCache,
  body: typeof body === 'function' ? body : () => body,
})

const noModules: ReadonlyMap<string, BuilderDocument> = new Map()

/**
 * The only renderer, used for preview, zip, built-in host and every cloud. Pure: equal inputs give equal
 * bytes. Keeps only a page's sitemap entry. Files are not in publishing order.
 */
export const siteRenderer = (
  {
    name,
    email,
    pages,
    hasOtherPages,
    fasterImages = false,
    moved = [],
    navigation,
    modules = noModules,
    theme,
  }: SiteOutline,
  target: RenderTarget,
  /** Receives issues that visitors would notice, while a page is rendered. */
  warn?: (warning: ExportWarning) => void,
): SiteRenderer => {
  const main = mainAddress(target)
  /** Returns a listing as visitors see it; structured data has the listing itself. */
  const shownNap = (nap: BindingData['nap']): NonNullable<BindingData['nap']> | null => {
    if (!nap) return null
    return target.trackingNumber ? { ...nap, phone: target.trackingNumber } : nap
  }
  const data: BindingData = {
    nap: shownNap(target.nap),
    site: { name },
    email,
    year: target.year,
    ...(navigation && { navigation }),
  }
  const themed = (document: BuilderDocument): BuilderDocument =>
    theme ? { ...document, page: withTheme(document.page, theme) } : document
  const whole = onceEach((document: BuilderDocument) => themed(expandModules(document, modules).document))
  const addressOf = addressFinder(pages, target, hasOtherPages)
  const formsOn = formsOf(target, { modules, addressOf, whole, placesIn: onceEach(formPlaces) })
  const callsOn = callsOf(target)
  const assets = new Map<string, string>()
  const pictures = sitePictures()
  const picturesFrom = (prefix: string) => (fasterImages ? pictures.finder(prefix) : undefined)
  const openPicture = pictureOpener(assets, target.baseUrl)
  /** Keyed by the relative path from a page to the site's folder, because links differ by depth. */
  const preparers = new Map<string, ReturnType<typeof preparer>>()
  const preparerFor = (up: string) => {
    const known =
      preparers.get(up) ?? preparer(siteLinks(addressOf, up, assets), openPicture, picturesFrom(up))
    preparers.set(up, known)
    return known
  }
  const mainUrl = main && main.baseUrl + pageAddress(homePage, main)
  const assetOf = assetFinder(assets)
  const logoOf = (nap: BindingData['nap']): string | undefined => {
    const logo = nap ? logoFor(nap, false) : undefined
    return logo === undefined ? undefined : openPicture(logo)
  }
  const businessesOf = onceEach((nap: NonNullable<BindingData['nap']>) => {
    const known = new Map<string, Json | null>()
    return (type: string): Json | null => {
      const business = known.get(type) ?? localBusiness(nap, mainUrl, logoOf(nap), type)
      known.set(type, business)
      return business
    }
  })
  const napOf = (page: RenderPage) => (page.nap === undefined ? target.nap : page.nap)
  const lists = onceEach((document: BuilderDocument) => ({
    isListed: isListed(document),
    hasOwnIcon: hasOwnIcon(document),
  }))
  // sitemap URLs are absolute, so a site without a URL has no sitemap
  const listed = main && sitemapEntries(main)
  let iconWanted = false
  let hasNotFound = false
  let home: RenderPage | undefined

  const trailOf = (at: LiveAddress, page: RenderPage) =>
    (page.trail ? [...page.trail, page] : [...(page.above ?? []), page])
      .map((each, depth, trail) => ({
        name: each.name,
        url: at.baseUrl + pageAddress(page.trail ? each : { ...each, above: trail.slice(0, depth) }, at),
        isDefault: each.isDefault,
      }))
      .filter(({ isDefault }) => !isDefault)

  const fonts = target.fonts && siteFonts(target.fonts)
  const filesOf = onceEach(
    (document: BuilderDocument) => fonts?.addDocument(preparerFor('')(whole(document)).write({})) ?? [],
  )
  /** Returns the files that a page may show, whatever it is filled with. */
  const fontFilesOf = ({ frame, document }: RenderPage) => filesOf(frame ?? document)

  const withFonts = (page: RenderPage, text: string): string => {
    if (!fonts) return text
    const up = isNotFoundPage(page) ? (target.baseUrl ?? '') : wayUp(page)
    // unchanged pages are not rendered, so the files of such pages must not depend on their texts
    return page.inputs === undefined
      ? fonts.withFonts(text, up)
      : fonts.withFontsAmong(text, up, fontFilesOf(page))
  }

  const html = (page: RenderPage): string => {
    // a host serves the page for unknown addresses at any depth, so its links are absolute if possible
    const isNotFound = isNotFoundPage(page)
    const up = isNotFound ? (target.baseUrl ?? '') : wayUp(page)
    const {
      write,
      usesListing: showsBusiness,
      hasOwnIcon: iconed,
      picture,
      faqPage,
      own,
      subject,
    } = preparerFor(up)(whole(page.document))
    const url = main && !isNotFound ? main.baseUrl + pageAddress(page, main) : undefined
    const nap = napOf(page)
    const logo = logoOf(nap)
    const card = picture ?? (logo !== undefined && !own.social?.image && isForCards(logo) ? logo : undefined)
    const business = nap ? businessesOf(nap)(subject.businessType) : null
    const jsonLd: Json[] = []
    if (business && showsBusiness) jsonLd.push(business)
    if (main && mainUrl !== undefined && !page.isDefault && !isNotFound)
      jsonLd.push(breadcrumbs(mainUrl, trailOf(main, page)))
    const pageData: BindingData = {
      ...data,
      nap: shownNap(nap),
      current: pageHref(page),
      ...(page.values && { values: page.values }),
      ...(page.links && { links: page.links }),
    }
    const ownData: BindingData = { ...pageData, nap: nap ?? null }
    if (subject.isService) {
      const filled = (text: string) => fill(text, ownData, () => undefined).trim()
      const { businessType } = subject
      const about = { name: filled(page.name), description: filled(page.description), url, businessType }
      jsonLd.push(serviceOf(about, nap ?? null, mainUrl))
    }
    const faq = faqPage(ownData)
    if (faq) jsonLd.push(faq)
    const text = write({
      title: titleOf(page),
      ...(page.description ? { description: page.description } : {}),
      ...canonicalOf(own, url),
      ...(iconed ? {} : { favicon: logoIcon(nap, up, assetOf) ?? up + faviconPath }),
      social: {
        title: own.social?.title || titleOf(page),
        ...((own.social?.description || page.description) && {
          description: own.social?.description || page.description,
        }),
        ...(card ? { image: card } : {}),
      },
      jsonLd,
      ...((page.noindex || isNotFound) && { robots: 'noindex' }),
      ...(warn && { warn }),
      ...formsOn(page, pageData),
      ...callsOn(page),
      data: pageData,
    })
    return withFonts(page, text)
  }

  /** The last page rendered ahead, whose body is usually wanted at once. */
  let ahead: { readonly page: RenderPage; readonly html: string } | undefined
  /** Returns the body of a page. The fonts of a page are known when it is rendered, and listed at the end. */
  const bodyOf = (page: RenderPage): (() => string) => {
    if (fonts && page.inputs === undefined) ahead = { page, html: html(page) }
    else if (fonts) fontFilesOf(page)
    return () => (ahead?.page === page ? ahead.html : html(page))
  }

  const notFound = (home: RenderPage): string => {
    const { document } = home
    // a host serves it for URLs at any depth, so its links are absolute if possible
    const base = target.baseUrl ?? ''
    const links = siteLinks(addressOf, base, assets)
    const found = picturesFrom(base)
    const text = compilePage(notFoundDocument(whole(document)), {
      rewriteUrl: links,
      ...(found && { pictures: found }),
    })({
      title: 'Page not found – [[{nap.businessName}||{site.name}]]',
      robots: 'noindex',
      ...(hasOwnIcon(document) ? {} : { favicon: logoIcon(target.nap, base, assetOf) ?? base + faviconPath }),
      ...formsOn({ ...home, slug: '404', isDefault: false }, data),
      ...callsOn({ ...home, slug: '404', isDefault: false }),
      data,
    })
    return fonts ? fonts.withFonts(text, base) : text
  }

  return {
    asset: (asset) => {
      pictures.add(asset)
      if (asset.standsFor !== undefined) assets.set(asset.standsFor, asset.path)
      return assetFile(asset)
    },
    page: (page) => {
      const { isListed: isOpen, hasOwnIcon: iconed } = lists(page.document)
      iconWanted ||= !iconed && logoIcon(napOf(page), '', assetOf) === undefined
      const isNotFound = isNotFoundPage(page)
      hasNotFound ||= isNotFound
      if (isOpen && !page.noindex && !isNotFound) listed?.add(page)
      if (!isNotFound && (home === undefined || (page.isDefault && !home.isDefault))) home = page
      return {
        path: pagePath(page),
        kind: isNotFound ? 'asset' : 'page',
        ...(isNotFound && { isNotFound }),
        contentType: htmlType,
        cacheControl: pageCache,
        body: bodyOf(page),
      }
    },
    ending: function* () {
      const isFor404 =
        home && !hasNotFound && !lists(home.document).hasOwnIcon && !logoIcon(target.nap, '', assetOf)
      if (iconWanted || isFor404)
        yield {
          path: faviconPath,
          kind: 'asset',
          contentType: 'image/svg+xml; charset=utf-8',
          cacheControl: assetCache,
          body: () => faviconSvg(name),
        }
      if (home && !hasNotFound) {
        const text = notFound(home)
        yield {
          path: notFoundPath,
          kind: 'asset',
          contentType: htmlType,
          cacheControl: pageCache,
          body: () => text,
        }
      }
      for (const each of fonts?.assets() ?? []) yield assetFile(each)
      if (main) yield* redirectFiles({ pages, moved }, target, main)
      const listing = { kind: 'listing', cacheControl: assetCache } as const
      if (main && listed)
        for (const { path, body } of sitemaps(listed, main))
          yield { ...listing, path, contentType: 'application/xml; charset=utf-8', body }
      yield {
        ...listing,
        path: 'robots.txt',
        contentType: 'text/plain; charset=utf-8',
        body: () => robotsTxt(main),
      }
    },
  }
}
