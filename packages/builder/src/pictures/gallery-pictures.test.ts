import { describe, expect, it } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { importJson, storedJson } from '../json/document-json.ts'
import { createDocument } from '../tree/create-document.ts'
import type { Props } from '../tree/record.ts'
import { neededPictures } from './needed-pictures.ts'
import { allPictureFiles, photo } from '../testing/all-picture-files.ts'

const images = ['a.jpg', 'b.svg'].map((url) => ({ url, alt: 'An image', caption: '' }))
const gallery = (props: Props = {}) => createDocument([createNode('Gallery', { key: 'x', images, ...props })])
const older = gallery({ files: false })
const published = (document = gallery(), size = photo) =>
  exportHtml(document, { data: {}, pictures: allPictureFiles(size) })
const sizesIn = (html: string) =>
  [...html.matchAll(/type="image\/avif" srcset="[^"]*" sizes="([^"]*)"/g)].map(([, text]) => text)

describe('the images of a gallery', () => {
  it('get files by their column, and opened by their own size', () => {
    const html = published()
    expect(sizesIn(html)).toEqual(['auto, (max-width: 767px) 50vw, 33.33vw', 'min(100vw, 4000px)'])
    expect(html).toContain(
      '<button type="button" class="w2-gallery-open" popovertarget="w2-x-1"><picture data-responsive style="display:contents"><source type="image/avif" srcset="a-480.avif 480w, a-960.avif 960w',
    )
    expect(html).toContain('<img src="a.jpg" alt="An image" loading="lazy"></picture></button>')
    // a drawing is published alone
    expect(html).toContain('<img src="b.svg" alt="An image" loading="lazy"></button>')
  })

  it.each<[string, Props, { width: number; height: number }, string]>([
    ['one column', { columns: 1 }, photo, 'auto, 100vw'],
    ['two columns', { columns: 2 }, photo, 'auto, 50vw'],
    ['a panorama, whose sides are cut off', { columns: 2 }, { width: 4_000, height: 1_500 }, 'auto, 100vw'],
    ['a box around them', { columns: 2, elementStyle: { width: '600px' } }, photo, 'auto, 300px'],
  ])('are as wide as shown: %s', (_name, props, size, sizes) => {
    expect(sizesIn(published(gallery(props), size))[0]).toBe(sizes)
  })

  it('need the widths that the page offers', () => {
    const widths = neededPictures(gallery({ elementStyle: { width: '600px' } }), () => photo).get('a.jpg')
    expect([...(widths ?? [])].toSorted((a, b) => a - b)).toEqual([480, 960, 1_600, 2_400])
    expect(neededPictures(older, () => photo).size).toBe(0)
  })

  it('are published as before in a gallery that was built before, stored or imported', () => {
    const plain = exportHtml(older, { data: {} })
    expect(published(older)).toBe(plain)
    expect(plain).not.toContain('data-files')
    const stored = importJson(storedJson(older).replace(',"files":false', ''))
    if (!stored.ok) throw new Error(stored.detail)
    expect(published(stored.document)).toBe(plain)
    expect(published(importHtml(plain).document)).toBe(plain)
  })

  it('are the same after an import of the published page', () => {
    const { document } = importHtml(published())
    const found = [...document.nodes.values()].find(({ componentName }) => componentName === 'Gallery')
    expect(found?.props).toMatchObject({ files: true, columns: 3, images })
    expect(exportHtml(document, { data: {} })).toBe(exportHtml(gallery(), { data: {} }))
  })

  it('are imported from a gallery with hostile depth without an overflow', () => {
    const deep = `<ul class="w2-gallery" data-files="">${'<li><button>'.repeat(2_000)}</ul>`
    expect(() => importHtml(deep)).not.toThrow()
  })
})
