import { afterClickSources } from './after-click-sources.ts'
import { openSite, type ReaderContext } from '../../publishing/index.ts'
import { pagePath, previewFormsTo, siteRenderer, type PageOutline, type SiteForm } from '@web2/site'
import { findOwnServedFont, findServedFont, type SiteRow } from '../../sites/index.ts'
import { htmlType, type PreviewAnswer } from './preview-answer.ts'
import { withoutReferrers } from './without-referrers.ts'
import { previewMedia, previewPath } from './preview-media.ts'

const faviconPath = 'favicon.svg'
const homePath = 'index.html'

/** Renders a page of the site's current state as for publishing, except for search engines. */
const renderedPage = async (
  context: ReaderContext,
  site: SiteRow,
  { path, sentAt }: { readonly path: string; readonly sentAt: string },
): Promise<PreviewAnswer> => {
  const wanted = path === faviconPath ? homePath : path
  const isWanted = (page: PageOutline) => pagePath(page) === wanted
  const reader = await openSite(context, site, isWanted)
  try {
    let hasForms = false
    const shown = previewFormsTo(sentAt)
    const forms = {
      ...shown,
      deliver: (form: SiteForm) => {
        hasForms = true
        return shown.deliver(form)
      },
    }
    const year = context.now().getUTCFullYear()
    const target = {
      ...{ nap: reader.nap, trackingNumber: site.trackingNumber, year, directoryIndex: true },
      ...{ fonts: reader.fonts, forms },
    }
    const renderer = siteRenderer(reader.outline, target)
    for await (const { assets, pages } of reader.batches((each) => each !== wanted)) {
      // files made of images belong to a publication, so the images themselves are shown
      for (const asset of assets.filter(({ pictureFile }) => !pictureFile))
        renderer.asset({ ...asset, ...(asset.standsFor && { path: previewPath(asset.standsFor) }) })
      const page = pages.find(isWanted)
      if (!page) continue
      const file = renderer.page({ ...page, noindex: true })
      if (path !== faviconPath) {
        // its URL is a secret
        const body = withoutReferrers(String(file.body()))
        return {
          kind: 'content',
          type: htmlType,
          body,
          asks: [...afterClickSources(body), ...(hasForms ? ["'self'"] : [])],
        }
      }
      for (const { path: at, contentType, body } of renderer.ending())
        if (at === faviconPath) return { kind: 'content', type: contentType, body: body() }
      return undefined
    }
    return undefined
  } finally {
    await reader.close()
  }
}

/** Returns the response to a path below the preview link of a site, whose forms send to `sentAt`. */
export const sitePreview = async (
  context: ReaderContext,
  site: SiteRow,
  { path, sentAt }: { readonly path: string; readonly sentAt: string },
): Promise<PreviewAnswer> => {
  if (path.startsWith('media/')) return previewMedia(context.config, site.accountId, path)
  const font = findServedFont(path) ?? (await findOwnServedFont(context, site.accountId, path))
  if (font) return { kind: 'file', type: font.contentType, path: font.place }
  if (path === '' || path.endsWith('/'))
    return renderedPage(context, site, { path: `${path}${homePath}`, sentAt })
  if (path === faviconPath) return renderedPage(context, site, { path, sentAt })
  // pages are folders, so a URL without the slash redirects
  return path.includes('.') ? undefined : { kind: 'folder' }
}
