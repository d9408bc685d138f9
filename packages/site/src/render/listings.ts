import { pageSettings } from '@web2/builder'
import { pageAddress } from './addresses.ts'
import type { RenderPage, RenderSite, RenderTarget } from './site-input.ts'

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const isListed = ({ document }: RenderPage): boolean =>
  !/\b(?:noindex|none)\b/i.test(pageSettings(document).robots ?? '')

/** Every page that search engines may list, with the day of its latest change; addresses are absolute when the site's own is known. */
export const sitemapXml = (site: RenderSite, target: RenderTarget): string => {
  const base = target.baseUrl ?? ''
  const entries = site.pages
    .filter(isListed)
    .map(
      (page) =>
        `  <url><loc>${escapeXml(base + (pageAddress(page, target) || (base ? '' : './')))}</loc>` +
        `<lastmod>${page.updatedAt.slice(0, 10)}</lastmod></url>\n`,
    )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  )
}

/** Everything may be read. A crawler asks for it at the host's root only, so inside a bucket it merely documents. */
export const robotsTxt = (target: RenderTarget): string =>
  'User-agent: *\nAllow: /\n' + (target.baseUrl ? `Sitemap: ${target.baseUrl}sitemap.xml\n` : '')
