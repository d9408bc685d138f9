import { exportHtml, sampleNap, sequentialUuids, withTheme, type BindingData } from '@web2/builder'
import { findTemplate, templateDocument, templateHref, templateNavigation } from '@web2/site'
import { withPageFonts } from '../fonts/with-page-fonts.ts'

/* All texts of the built-in templates come with this file, so it is loaded when the first preview is drawn. */

/** Page of a template in its tree. */
export interface PreviewPage {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly level: number
}

/** Returns the pages of a built-in template, the home page first; none for a template that only the server knows. */
export const previewPages = (templateId: string): readonly PreviewPage[] => {
  const template = findTemplate(templateId)
  return (template?.pages ?? []).map((page) => ({
    ...{ slug: page.slug, name: page.name, level: page.parent === undefined ? 1 : 2 },
    href: template ? templateHref(template, page) : '/',
  }))
}

/**
 * Returns the HTML of a page of a built-in template as the editor will show it, with this business or with a sample; by
 * default of its home page. Returns undefined for a template that only the server knows.
 */
export const previewHtml = (templateId: string, data: BindingData, slug?: string): string | undefined => {
  const template = findTemplate(templateId)
  const page = template?.pages.find((each) => each.slug === slug) ?? template?.pages[0]
  if (!template || !page) return undefined
  const document = templateDocument(template, page, sequentialUuids())
  const { theme } = template
  // the app's own appearance does not decide how visitors see the page
  const inLight = theme
    ? { ...document, page: withTheme(document.page, { ...theme, hasDark: false }) }
    : document
  const sample = theme ? { nap: data.nap ?? sampleNap, email: data.email || 'you@example.com' } : {}
  const { title, description } = page
  const html = exportHtml(inLight, {
    ...{ title, description, lang: 'en', keepSamples: true },
    data: {
      ...data,
      ...sample,
      navigation: templateNavigation(template),
      current: templateHref(template, page),
    },
  })
  return withPageFonts(html)
}
