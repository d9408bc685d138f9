import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/small-site.ts'
import { canvas, openEditor, savePage } from '../../fixtures/builder.ts'
import { publicationEnds } from '../../fixtures/sites.ts'

/* Own videos: uploaded in the editor, shown by a block, and played on the published page. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select video' })

/** Records a second of a colored square, in the page, as a browser's camera would. Returns its bytes. */
const recorded = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(async () => {
    const square = document.createElement('canvas')
    square.width = 320
    square.height = 180
    const drawing = square.getContext('2d')!
    const recorder = new MediaRecorder(square.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const end = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 30; frame += 1) {
      drawing.fillStyle = `hsl(${frame * 8} 70% 45%)`
      drawing.fillRect(0, 0, 320, 180)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await end
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(text, 'base64')
}

test('a video is uploaded with a poster of its own, chosen for a block, and plays on the published page', async ({
  page,
  product,
  owner,
  site,
}) => {
  await openEditor(page, site)
  await page.getByRole('textbox', { name: 'Search blocks' }).fill('Video file')
  await page.getByRole('textbox', { name: 'Search blocks' }).press('Enter')
  await page
    .getByRole('tabpanel', { name: 'Style' })
    .getByRole('tab', { name: 'Properties', exact: true })
    .click()
  await page.getByRole('button', { name: 'Choose video' }).click()
  await expect(dialog(page).getByText('No videos here yet')).toBeVisible()

  const upload = (name: string, buffer: Buffer) =>
    dialog(page).getByLabel('Videos to upload').setInputFiles({ name, mimeType: 'video/webm', buffer })
  await upload('archive.webm', Buffer.from('PK\u0003\u0004 this is an archive'))
  await expect(dialog(page).getByRole('alert')).toContainText('This file type isn’t supported.')
  await dialog(page).getByRole('button', { name: 'Dismiss archive.webm' }).click()

  await upload('Garden tour.webm', await recorded(page))
  const tile = dialog(page).getByRole('option', { name: /Garden tour\.webm/ })
  await expect(tile.locator('img')).toHaveAttribute('src', /thumb\/garden-tour-poster\.webp$/)
  await expect(tile).toContainText('0:01')
  await expect(tile).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(page).getByRole('button', { name: 'Poster of Garden tour.webm' })).toBeVisible()
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([])
  await dialog(page).getByRole('button', { name: 'Apply' }).click()

  const video = canvas(page).locator('video')
  await expect(video).toHaveAttribute('poster', /^\/media\/.+\/garden-tour-poster\.jpg$/)
  await expect(video).toHaveAttribute('width', '320')
  await expect(video.locator('source')).toHaveAttribute('src', /^\/media\/.+\/garden-tour\.webm$/)
  await savePage(page)
  await owner.call('POST', 'cloud-builder', {
    siteId: site._id,
    clouds: [{ cloud: 'builtin', buckets: [] }],
    status: 'published',
  })
  await publicationEnds(owner, site._id, 1)

  await page.goto(`${product.sitesUrl}/${site.name.toLowerCase().replace(' ', '-')}/`)
  const live = page.locator('video')
  await expect(live).toHaveAttribute('poster', /assets\/garden-tour-poster-\w+\.jpg$/)
  await expect(live.locator('source')).toHaveAttribute('src', /assets\/garden-tour-\w+\.webm$/)
  await live.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect
    .poll(() => live.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})
