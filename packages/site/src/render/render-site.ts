import { compilePage, type BuilderDocument, type ExportPage, type Json } from '@web2/builder'
import { pageAddress, pagePath, siteLinks } from './addresses.ts'
import { cardPicture, hasOwnIcon, usesListing } from './bindings-used.ts'
import { faviconSvg } from './favicon.ts'
import { robotsTxt, sitemapXml } from './listings.ts'
import { breadcrumbs, localBusiness } from './local-business.ts'
import { notFoundDocument } from './not-found-page.ts'
import { assetCache, htmlType, pageCache, type SiteFile } from './site-file.ts'
import type { RenderPage, RenderSite, RenderTarget } from './site-input.ts'

const faviconPath = 'favicon.svg'

interface Prepared {
  readonly write: (page: ExportPage) => string
  readonly usesListing: boolean
  readonly hasOwnIcon: boolean
  readonly picture: string | undefined
}

/** Compiles each document once a depth, also when many pages share it. */
const preparer = (links: (url: string) => string): ((document: BuilderDocument) => Prepared) => {
  const prepared = new WeakMap<BuilderDocument, Prepared>()
  return (document) => {
    const known = prepared.get(document)
    if (known) return known
    const made: Prepared = {
      write: compilePage(document, { rewriteUrl: links }),
      usesListing: usesListing(document),
      hasOwnIcon: hasOwnIcon(document),
      picture: cardPicture(document),
    }
    prepared.set(document, made)
    return made
  }
}

const titleOf = (page: RenderPage): string =>
  page.title || (page.isDefault ? '{site.name}' : `${page.name} – {site.name}`)

/**
 * The only renderer: preview, zip, the built-in host and every cloud send what it yields. Pure: the same input gives
 * the same bytes. Files come in no order of publishing.
 */
export function* renderSite(site: RenderSite, target: RenderTarget): Generator<SiteFile> {
  const canonicalBase = target.primaryBaseUrl ?? target.baseUrl
  const data = { nap: target.nap ?? null, site: { name: site.name }, email: site.email, year: target.year }
  const atRoot = preparer(siteLinks(site.pages, target, ''))
  const inFolder = preparer(siteLinks(site.pages, target, '../'))
  const business = target.nap ? localBusiness(target.nap, canonicalBase) : null
  let iconWanted = false

  const html = (page: RenderPage): string => {
    const {
      write,
      usesListing: showsBusiness,
      hasOwnIcon: iconed,
      picture,
    } = (page.isDefault ? atRoot : inFolder)(page.document)
    const url = canonicalBase === undefined ? undefined : canonicalBase + pageAddress(page, target)
    const jsonLd: Json[] = []
    if (business && showsBusiness) jsonLd.push(business)
    if (canonicalBase !== undefined && url !== undefined && !page.isDefault)
      jsonLd.push(breadcrumbs(canonicalBase, { name: page.name, url }))
    return write({
      title: titleOf(page),
      ...(page.description ? { description: page.description } : {}),
      ...(url === undefined ? {} : { canonical: url }),
      ...(iconed ? {} : { favicon: `${page.isDefault ? '' : '../'}${faviconPath}` }),
      social: {
        title: titleOf(page),
        ...(page.description ? { description: page.description } : {}),
        ...(picture ? { image: picture } : {}),
      },
      jsonLd,
      data: page.values ? { ...data, values: page.values } : data,
    })
  }

  for (const asset of site.assets ?? [])
    yield { ...asset, kind: 'asset', cacheControl: assetCache, body: () => asset.body }

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
        const links = siteLinks(site.pages, target, target.baseUrl ?? '')
        return compilePage(notFoundDocument(home.document), { rewriteUrl: links })({
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
