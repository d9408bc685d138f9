import { exportHtml, sequentialUuids, withTheme, type BindingData, type ExportWarning } from '@web2/builder'
import type { Template, TemplatePage } from '../templates/template.ts'
import { templateHref, templateNavigation } from '../templates/template-navigation.ts'
import { templateDocument } from '../templates/template-document.ts'

export interface TradePageOptions {
  readonly data: BindingData
  /** Samples stay in the page, as in the editor. */
  readonly keepSamples?: boolean
  readonly hasDark?: boolean
  /** Language of the page, by which it is written from the right; 'en' without one. */
  readonly lang?: string
}

interface TradePageHtml {
  readonly html: string
  readonly warnings: readonly ExportWarning[]
}

const htmlOfPage = (
  template: Template,
  page: TemplatePage,
  { data, keepSamples = false, hasDark = false, lang = 'en' }: TradePageOptions,
): TradePageHtml => {
  const warnings: ExportWarning[] = []
  const document = templateDocument(template, page, sequentialUuids())
  const { theme } = template
  const dark = theme && { ...document, page: withTheme(document.page, { ...theme, hasDark }) }
  const html = exportHtml(hasDark && dark ? dark : document, {
    title: page.title,
    description: page.description,
    lang,
    data,
    keepSamples,
    warn: (warning) => warnings.push(warning),
  })
  return { html, warnings }
}

/** Returns the HTML of a page of a template, by its number, with the warnings of its export. */
export const htmlOfTradePage = (
  template: Template,
  at: number,
  { data, ...options }: TradePageOptions,
): TradePageHtml => {
  const page = template.pages[at]
  if (!page) throw new Error(`${template.id} has no page ${at}.`)
  const navigation = templateNavigation(template)
  return htmlOfPage(template, page, {
    ...options,
    data: { ...data, navigation, current: templateHref(template, page) },
  })
}

/** Returns the HTML of a page that a template has for the generator, filled for one service in one city. */
export const htmlOfGeneratorPage = (
  template: Template,
  page: TemplatePage,
  { data, ...options }: TradePageOptions,
  values = { service: 'Water heater repair', city: 'Tacoma' },
): TradePageHtml => {
  // a project has its own pages, below a first page that lists them
  const navigation = [{ label: 'Home', href: '/', children: [] }]
  return htmlOfPage(template, page, { ...options, data: { ...data, values, navigation, current: '' } })
}
