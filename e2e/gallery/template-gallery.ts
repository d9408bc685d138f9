import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { trades } from '@web2/site/templates'
import { takePictures } from './take-pictures.ts'
import { withFonts } from '../fixtures/page-with-fonts.ts'
import { barestListing, fullListing } from '../../packages/site/src/testing/section-pages.ts'
import { htmlOfGeneratorPage, htmlOfTradePage } from '../../packages/site/src/testing/trade-pages.ts'

/*
 * Pictures of templates, for people who make one. Run it with Node 24:
 *   node e2e/gallery/template-gallery.ts --out=FOLDER [--templates=plumber] [--pages=home,contact] [--widths=1440,390]
 * It writes each page with its picture at each width: with a full listing as published, with --bare for the barest
 * one, with --samples as the editor shows it. Pages for the generator are filled with a service of the trade and a city.
 */

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    templates: { type: 'string', default: '' },
    pages: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,390' },
    bare: { type: 'boolean', default: false },
    samples: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
})
if (!values.out) throw new Error('Name a folder: --out=FOLDER')
const out = values.out

const chosen = (list: string, name: string): boolean => list === '' || list.split(',').includes(name)
const templates = trades.filter(({ id }) => chosen(values.templates, id))

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
try {
  const page = await browser.newPage({ colorScheme: values.dark ? 'dark' : 'light' })
  const options = {
    data: values.bare ? barestListing : fullListing,
    keepSamples: values.samples,
    hasDark: values.dark,
  }
  for (const template of templates) {
    const service = template.pages.filter(({ isService }) => isService).at(-1)?.name ?? ''
    const pages = [
      ...template.pages.map(({ slug }, at) => ({ slug, html: () => htmlOfTradePage(template, at, options) })),
      ...template.forGenerator.map((each) => ({
        slug: each.slug,
        html: () => htmlOfGeneratorPage(template, each, options, { service, city: 'Gig Harbor' }),
      })),
    ]
    for (const { slug, html: htmlOf } of pages) {
      if (!chosen(values.pages, slug)) continue
      const { html } = htmlOf()
      const state = `${values.bare ? '.bare' : ''}${values.samples ? '.samples' : ''}${values.dark ? '.dark' : ''}`
      const name = `${template.id}.${slug}${state}`
      await takePictures(page, withFonts(html), { out, name, widths: values.widths })
    }
  }
} finally {
  await browser.close()
}
console.log(`${templates.length} templates: ${out}`)
