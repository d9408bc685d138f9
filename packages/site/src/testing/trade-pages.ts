import { exportHtml, sequentialUuids, withTheme, type BindingData, type ExportWarning } from '@web2/builder'
import type { Template } from '../templates/template.ts'
import { templateHref, templateNavigation } from '../templates/template-navigation.ts'
import { templateDocument } from '../templates/templates.ts'

export interface TradePageOptions {
  readonly data: BindingData
  /** Samples stay in the page, as in the editor. */
  readonly keepSamples?: boolean
  readonly hasDark?: boolean
  /** Language of the page, by which it is written from the right; 'en' without one. */
  readonly lang?: string
}

/** Returns the HTML of a page of a template, by its number, with the warnings of its export. */
export const htmlOfTradePage = (
  template: Template,
  at: number,
  { data, keepSamples = false, hasDark = false, lang = 'en' }: TradePageOptions,
): { readonly html: string; readonly warnings: readonly ExportWarning[] } => {
  const page = template.pages[at]
  if (!page) throw new Error(`${template.id} has no page ${at}.`)
  const warnings: ExportWarning[] = []
  const document = templateDocument(template, page, sequentialUuids())
  const { theme } = template
  const dark = theme && { ...document, page: withTheme(document.page, { ...theme, hasDark }) }
  const html = exportHtml(hasDark && dark ? dark : document, {
    title: page.title,
    description: page.description,
    lang,
    data: { ...data, navigation: templateNavigation(template), current: templateHref(template, page) },
    keepSamples,
    warn: (warning) => warnings.push(warning),
  })
  return { html, warnings }
}
