import {
  compilePage,
  expandModules,
  pageSettings,
  type BuilderDocument,
  type ExportPage,
  type Json,
  type PageSettings,
} from '@web2/builder'
import { assetFinder, assetPaths, pageAddress, pagePath, siteLinks } from './addresses.ts'
import { hasOwnIcon, usesListing } from './bindings-used.ts'
import { faviconSvg } from './favicon.ts'
import { robotsTxt, sitemapXml } from './listings.ts'
import { breadcrumbs, localBusiness } from './local-business.ts'
import { notFoundDocument } from './not-found-page.ts'
import { assetCache, htmlType, immutableCache, pageCache, type SiteFile } from './site-file.ts'
import type { RenderPage, RenderSite, RenderTarget } from './site-input.ts'
import { socialPicture, type OpenPicture } from './social-picture.ts'

const faviconPath = 'favicon.svg'

interface Prepared {
  readonly write: (page: ExportPage) => string
  readonly usesListing: boolean
  readonly hasOwnIcon: boolean
  readonly picture: string | undefined
  /** What the page's own head says. */
  readonly own: PageSettings
}

/** Compiles each document once a depth, also when many pages share it. */
const preparer = (
  links: (url: string) => string,
  openPicture: OpenPicture,
): ((document: BuilderDocument) => Prepared) => {
  const prepared = new WeakMap<BuilderDocument, Prepared>()
  return (document) => {
    const known = prepared.get(document)
    if (known) return known
    const made: Prepared = {
      write: compilePage(document, { rewriteUrl: links }),
      usesListing: usesListing(document),
      hasOwnIcon: hasOwnIcon(document),
      picture: socialPicture(document, openPicture),
      own: pageSettings(document),
    }
    prepared.set(document, made)
    return made
  }
}

const isAbsolute = /^https?:\/\//i

/** The address of a picture that a social network can open: its own, or that of the published copy. */
const pictureOpener = (assets: ReadonlyMap<string, string>, base: string | undefined): OpenPicture => {
  const assetOf = assetFinder(assets)
  return (url) => {
    const asset = base === undefined ? undefined : assetOf(url)
    if (asset !== undefined) return `${base}${asset}`
    return isAbsolute.test(url) ? url : undefined
  }
}

const noModules: ReadonlyMap<string, BuilderDocument> = new Map()

/** Puts sections in their places, once for each document. */
const withModules = ({
  modules = noModules,
}: RenderSite): ((document: BuilderDocument) => BuilderDocument) => {
  const known = new WeakMap<BuilderDocument, BuilderDocument>()
  return (document) => {
    const whole = known.get(document) ?? expandModules(document, modules).document
    known.set(document, whole)
    return whole
  }
}

const titleOf = (page: RenderPage): string =>
  page.title || (page.isDefault ? '{site.name}' : `${page.name} – {site.name}`)

/** An address that the page names as the one to list outweighs its own. */
const canonicalOf = (own: PageSettings, url: string | undefined): Pick<ExportPage, 'canonical'> => {
  const canonical = own.canonical && isAbsolute.test(own.canonical) ? own.canonical : url
  return canonical === undefined ? {} : { canonical }
}

/**
 * The only renderer: preview, zip, the built-in host and every cloud send what it yields. Pure: the same input gives
 * the same bytes. Files come in no order of publishing.
 */
export function* renderSite(site: RenderSite, target: RenderTarget): Generator<SiteFile> {
  const canonicalBase = target.primaryBaseUrl ?? target.baseUrl
  const data = { nap: target.nap ?? null, site: { name: site.name }, email: site.email, year: target.year }
  const whole = withModules(site)
  const assets = assetPaths(site.assets)
  const openPicture = pictureOpener(assets, target.baseUrl)
  const atRoot = preparer(siteLinks(site.pages, target, '', assets), openPicture)
  const inFolder = preparer(siteLinks(site.pages, target, '../', assets), openPicture)
  const business = target.nap ? localBusiness(target.nap, canonicalBase) : null
  let iconWanted = false

  const html = (page: RenderPage): string => {
    const {
      write,
      usesListing: showsBusiness,
      hasOwnIcon: iconed,
      picture,
      own,
    } = (page.isDefault ? atRoot : inFolder)(whole(page.document))
    const url = canonicalBase === undefined ? undefined : canonicalBase + pageAddress(page, target)
    const jsonLd: Json[] = []
    if (business && showsBusiness) jsonLd.push(business)
    if (canonicalBase !== undefined && url !== undefined && !page.isDefault)
      jsonLd.push(breadcrumbs(canonicalBase, { name: page.name, url }))
    return write({
      title: titleOf(page),
      ...(page.description ? { description: page.description } : {}),
      ...canonicalOf(own, url),
      ...(iconed ? {} : { favicon: `${page.isDefault ? '' : '../'}${faviconPath}` }),
      social: {
        title: own.social?.title || titleOf(page),
        ...((own.social?.description || page.description) && {
          description: own.social?.description || page.description,
        }),
        ...(picture ? { image: picture } : {}),
      },
      jsonLd,
      data: page.values ? { ...data, values: page.values } : data,
    })
  }

  for (const { path, contentType, body, isImmutable } of site.assets ?? [])
    yield {
      path,
      contentType,
      kind: 'asset',
      cacheControl: isImmutable ? immutableCache : assetCache,
      body: typeof body === 'function' ? body : () => body,
    }

  for (const page of site.pages) {
    iconWanted ||= !hasOwnIcon(page.document)
    yield {
      path: pagePath(page),
      kind: 'page',
      contentType: htmlType,
      cacheControl: pageCache,
      body: () => html(page),
    }
  }

  if (iconWanted)
    yield {
      path: faviconPath,
      kind: 'asset',
      contentType: 'image/svg+xml; charset=utf-8',
      cacheControl: assetCache,
      body: () => faviconSvg(site.name),
    }

  const home = site.pages.find((page) => page.isDefault) ?? site.pages[0]
  if (home)
    yield {
      path: '404.html',
      kind: 'asset',
      contentType: htmlType,
      cacheControl: pageCache,
      body: () => {
        // a host shows it for addresses at any depth, so its links are absolute where that is possible
        const links = siteLinks(site.pages, target, target.baseUrl ?? '', assets)
        return compilePage(notFoundDocument(whole(home.document)), { rewriteUrl: links })({
          title: 'Page not found – {site.name}',
          robots: 'noindex',
          ...(hasOwnIcon(home.document) ? {} : { favicon: (target.baseUrl ?? '') + faviconPath }),
          data,
        })
      },
    }

  const listing = { kind: 'listing', cacheControl: assetCache } as const
  yield {
    ...listing,
    path: 'sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    body: () => sitemapXml(site, target),
  }
  yield {
    ...listing,
    path: 'robots.txt',
    contentType: 'text/plain; charset=utf-8',
    body: () => robotsTxt(target),
  }
}
