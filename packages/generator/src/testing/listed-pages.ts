import { exportHtml, sequentialUuids, type BindingData, type NavigationItem } from '@web2/builder'
import { templateDocument, type Template } from '@web2/site'
import { frameDocument, hubPageDocument, withLinkBlocks } from '../document/link-blocks.ts'

const item = (label: string, children: readonly NavigationItem[] = []): NavigationItem => ({
  label,
  href: '/a',
  children,
})

const places = (count: number): NavigationItem[] =>
  Array.from({ length: count }, (_, at) =>
    item(at % 7 === 3 ? 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' : `Gig Harbor ${at}`),
  )

/** Returns sections of links: one without a name, or one for each place with more than one group. */
export const sectionsOf = (count: number, groups = 1): NavigationItem[] =>
  groups === 1
    ? [{ label: '', href: '', children: places(count) }]
    : places(groups).map(({ label }) => item(label, places(count)))

/** Returns the HTML of a page that lists others, and of one that links to some, in the look of a template. */
export const listedPages = (
  template: Template,
  sections: readonly NavigationItem[],
  data: BindingData,
): { readonly hub: string; readonly page: string } => {
  const source = templateDocument(template, template.forGenerator![0]!, sequentialUuids())
  const render = (document: typeof source) =>
    exportHtml(document, {
      title: 'Pages',
      lang: 'en',
      data: {
        ...data,
        values: { service: 'Leaks', city: 'Tacoma' },
        navigation: [],
        current: '',
        links: { sections, breadcrumb: places(2), nearby: places(5), related: places(5) },
      },
    })
  const content = { heading: 'Leaks and blocked drains in Tacoma', intro: 'Choose a page.' }
  return {
    hub: render(hubPageDocument(frameDocument(source), { ...content, breadcrumb: true, contact: true })),
    page: render(withLinkBlocks(source, { breadcrumb: true, nearby: 5, related: 5 })),
  }
}
