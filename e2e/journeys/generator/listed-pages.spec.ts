import type { NavigationItem } from '@web2/builder'
import { exportHtml, sequentialUuids } from '@web2/builder'
import { findTemplate } from '@web2/site'
import { expect, test } from '@playwright/test'
import {
  frameDocument,
  hubPageDocument,
  withLinkBlocks,
} from '../../../packages/generator/src/document/link-blocks.ts'
import { templateDocument } from '../../../packages/site/src/templates/template-document.ts'
import { fullListing } from '../../../packages/site/src/testing/section-pages.ts'
import { violations } from '../../fixtures/axe.ts'
import { withFonts } from '../../fixtures/page-with-fonts.ts'
import { pageFaults } from '../../fixtures/template-pages.ts'

/* Pages of a generated site that list others, in the look of a template: few, many, and in groups. */

const item = (label: string, children: readonly NavigationItem[] = []): NavigationItem => ({
  label,
  href: '/a',
  children,
})
const places = (count: number): NavigationItem[] =>
  Array.from({ length: count }, (_, at) =>
    item(at % 7 === 3 ? 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' : `Gig Harbor ${at}`),
  )
const one = (children: readonly NavigationItem[]): NavigationItem[] => [{ label: '', href: '', children }]

const cases = [
  ['plumber', 'three pages', one(places(3))],
  ['restaurant', 'forty pages', one(places(40))],
  ['gym', 'four hundred pages', one(places(400))],
  ['dentist', 'twelve groups', places(12).map(({ label }) => item(label, places(13)))],
] as const

/* Runs in the page: where the lines of these texts begin, in px. */
const startsOf = (selectors: readonly string[]): number[] =>
  selectors.map((selector) => Math.round(document.querySelector(selector)!.getBoundingClientRect().left))

for (const [id, name, sections] of cases)
  test(`a page that lists ${name} fits every window, on one line with the template’s sections`, async ({
    page,
  }) => {
    const template = findTemplate(id)!
    const source = templateDocument(template, template.forGenerator![0]!, sequentialUuids())
    const render = (document: typeof source) =>
      withFonts(
        exportHtml(document, {
          title: 'Pages',
          lang: 'en',
          data: {
            ...fullListing,
            values: { service: 'Leaks', city: 'Tacoma' },
            navigation: one([])[0]!.children,
            current: '',
            links: { sections, breadcrumb: places(2), nearby: places(5), related: places(5) },
          },
        }),
      )
    const hub = hubPageDocument(frameDocument(source), {
      ...{
        heading: 'Leaks and blocked drains in Tacoma',
        intro: 'Choose a page.',
        breadcrumb: true,
        contact: true,
      },
    })
    await page.setContent(render(hub), { waitUntil: 'load' })
    expect(await pageFaults(page, () => ['loud'])).toEqual([])
    expect(await violations(page)).toEqual([])

    await page.setContent(render(withLinkBlocks(source, { breadcrumb: true, nearby: 5, related: 5 })))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [trail, below, title] = await page.evaluate(startsOf, [
        '.w2-links-breadcrumb',
        '.w2-links-nearby',
        'h1',
      ])
      expect([trail, below]).toEqual([title, title])
    }
  })
