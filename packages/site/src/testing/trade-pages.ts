import { exportHtml, sequentialUuids, withTheme, type BindingData, type ExportWarning } from '@web2/builder'
import { navigationOf } from '../pages/navigation.ts'
import type { TradeTemplate } from '../templates/parts/trade-template.ts'
import { templateDocument } from '../templates/templates.ts'

/** Returns the navigation of a site that has just been made from a template. */
const navigationIn = ({ pages }: TradeTemplate): BindingData['navigation'] =>
  navigationOf(
    pages
      .filter(({ inNavigation }) => inNavigation !== false)
      .map(({ name, slug, parent }, position) => ({
        ...{ _id: slug, name, slug, position, isDefault: position === 0 },
        ...(parent !== undefined && { parentId: parent }),
      })),
  )

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
    data: { ...data, navigation: navigationIn(template), current: at === 0 ? '/' : `/${page.slug}` },
    keepSamples,
    warn: (warning) => warnings.push(warning),
  })
  return { html, warnings }
}
