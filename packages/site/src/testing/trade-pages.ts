import { exportHtml, sequentialUuids, withTheme, type BindingData, type ExportWarning } from '@web2/builder'
import type { TradeTemplate } from '../templates/parts/trade-template.ts'
import { templateHref, templateNavigation } from '../templates/template-navigation.ts'
import { templateDocument } from '../templates/templates.ts'

export interface TradePageOptions {
  readonly data: BindingData
  /** Samples stay in the page, as in the editor. */
  readonly keepSamples?: boolean
  readonly hasDark?: boolean
}

/** Returns the HTML of a page of a template, by its number, with the warnings of its export. */
export const htmlOfTradePage = (
  template: TradeTemplate,
  at: number,
  { data, keepSamples = false, hasDark = false }: TradePageOptions,
): { readonly html: string; readonly warnings: readonly ExportWarning[] } => {
  const page = template.pages[at]
  if (!page) throw new Error(`${template.id} has no page ${at}.`)
  const warnings: ExportWarning[] = []
  const document = templateDocument(template, page, sequentialUuids())
  const dark = { ...document, page: withTheme(document.page, { ...template.theme!, hasDark }) }
  const html = exportHtml(hasDark ? dark : document, {
    title: page.title,
    description: page.description,
    lang: 'en',
    data: { ...data, navigation: templateNavigation(template), current: templateHref(template, page) },
    keepSamples,
    warn: (warning) => warnings.push(warning),
  })
  return { html, warnings }
}
