import { pageAddress } from './addresses.ts'
import type { RenderSite, RenderTarget } from './site-input.ts'

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Every page with the day of its latest change; addresses are absolute when the site's own is known. */
export const sitemapXml = (site: RenderSite, target: RenderTarget): string => {
  const base = target.baseUrl ?? ''
  const entries = site.pages.map(
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
