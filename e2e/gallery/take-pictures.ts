import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export interface PictureOptions {
  /** Folder of the pictures. */
  readonly out: string
  /** Name of the page's files, without ending. */
  readonly name: string
  /** Widths of the windows in px, with commas. */
  readonly widths: string
}

/** Writes a page and its picture at each width, and prints the widths that it exceeds. */
export const takePictures = async (page: Page, html: string, { out, name, widths }: PictureOptions) => {
  writeFileSync(join(out, `${name}.html`), html)
  for (const width of widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width > 600 ? 900 : 844 })
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log(`${name}: ${wide} px wide in a window of ${width} px`)
    await page.screenshot({ path: join(out, `${name}.${width}.png`), fullPage: true })
  }
}
