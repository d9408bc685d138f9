import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { librarySections, newSection } from '@web2/site/library'
import { readyThemes } from '@web2/site/themes'
import { takePictures } from './take-pictures.ts'
import { withFonts } from '../fixtures/page-with-fonts.ts'
import { barestListing, fullListing, pageOfSections } from '../../packages/site/src/testing/section-pages.ts'

/*
 * Pictures of ready-made sections, for people who make one. Run it with Node 24:
 *   node e2e/gallery/section-gallery.ts --out=FOLDER [--sections=faq,hero/ticket] [--themes=Enamel] [--widths=1440,390]
 * It writes a page per section and theme with its picture at each width, and the same with the barest listing.
 */

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    sections: { type: 'string', default: '' },
    themes: { type: 'string', default: 'Enamel' },
    widths: { type: 'string', default: '1440,390' },
    bare: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
})
if (!values.out) throw new Error('Name a folder: --out=FOLDER')
const out = values.out

const wanted = values.sections.split(',').filter(Boolean)
const sections = librarySections.filter(
  ({ id, kind }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(kind),
)
const themes = readyThemes.filter(
  ({ name }) => values.themes === 'all' || values.themes.split(',').includes(name),
)

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
try {
  const page = await browser.newPage({ colorScheme: values.dark ? 'dark' : 'light' })
  for (const theme of themes)
    for (const section of sections) {
      const html = withFonts(
        pageOfSections([newSection(section)], {
          theme: { ...theme, hasDark: values.dark },
          data: values.bare ? barestListing : fullListing,
          keepSamples: !values.bare,
        }),
      )
      const name = `${section.id.replace('/', '-')}.${theme.name.replaceAll(' ', '-')}${values.bare ? '.bare' : ''}`
      await takePictures(page, html, { out, name, widths: values.widths })
    }
} finally {
  await browser.close()
}
console.log(`${sections.length} sections in ${themes.length} themes: ${out}`)
