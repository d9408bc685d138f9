import { readFileSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { exportHtml, sequentialUuids, applyChange, withTheme } from '@web2/builder'
import { trades } from '@web2/site/templates'
import { fillPlaces, picturePlaces } from '@web2/site/fill'
import { takePictures } from './take-pictures.ts'
import { withFonts } from '../fixtures/page-with-fonts.ts'
import { fullListing } from '../../packages/site/src/testing/section-pages.ts'
import { templateDocument } from '../../packages/site/src/templates/templates.ts'
import { templateHref, templateNavigation } from '../../packages/site/src/templates/template-navigation.ts'
const out = '/tmp/looks/ph'
const shots = { bright: [1600, 1067], dark: [1067, 1600], busy: [2000, 700], square: [1000, 1000] } as const
const [only = '', slugs = 'home', widths = '1440,390', shift = '0'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH! })
const page = await browser.newPage()
for (const template of trades.filter(({ id }) => only.split(',').includes(id)))
  for (const each of template.pages.filter(({ slug }) => slugs.split(',').includes(slug))) {
    const uuids = sequentialUuids()
    let document = templateDocument(template, each, uuids)
    const places = picturePlaces(document)
    const names = Object.keys(shots) as (keyof typeof shots)[]
    const images = places.map((place, at) => {
      const name = names[(at + Number(shift)) % 4]!
      return {
        uuid: place.uuid,
        image: {
          url: `https://photos.example/${name}.jpg`,
          alt: 'A photo',
          width: shots[name][0],
          height: shots[name][1],
        },
      }
    })
    const filled = fillPlaces(document, { images } as never, uuids)
    document = applyChange(document, filled.change)
    let html = exportHtml(document, {
      title: 'x',
      lang: 'en',
      data: {
        ...fullListing,
        navigation: templateNavigation(template),
        current: templateHref(template, each),
      },
    })
    html = html.replaceAll(
      /https:\/\/photos\.example\/(\w+)\.jpg/g,
      (_m, n) => `data:image/jpeg;base64,${readFileSync(`${out}/${n}.jpg`).toString('base64')}`,
    )
    console.log(template.id, each.slug, places.length, filled.refused.length)
    await takePictures(page, withFonts(html), { out, name: `${template.id}.${each.slug}.${shift}`, widths })
  }
await browser.close()
