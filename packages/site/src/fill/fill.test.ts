import { applyChange, exportHtml, invertChange, pictureWishOf, sequentialUuids } from '@web2/builder'
import { expect, it } from 'vitest'
import { templateDocument } from '../templates/template-document.ts'
import { findTemplate } from '../templates/templates.ts'
import { fillPlaces } from './fill-places.ts'
import { fittingFirst, nextImage, searchesFor } from './fitting-images.ts'
import { picturePlaces } from './picture-places.ts'

const newUuid = sequentialUuids()
const plumber = findTemplate('plumber')!
const home = templateDocument(plumber, plumber.pages[0]!, newUuid)
const image = { url: '/media/a.jpg', alt: 'A pipe', width: 1200, height: 800 }

it('a page of a template names its places with their section, ratio and words', () => {
  const places = picturePlaces(home)
  expect(places.map(({ section, ratio, wish }) => [section, ratio, wish.words])).toEqual([
    ['A repair you can look at', 1.5, 'plumber soldering copper pipe close up'],
    ['A repair you can look at', 1, 'brass valve detail'],
    ['A repair you can look at', 2 / 3, 'pipe wrench on pipe'],
  ])
})

it('images take all places in one change, and one undo brings the drawings back', () => {
  const places = picturePlaces(home)
  const images = places.map(({ uuid }, at) => ({ uuid, image: { ...image, url: `/media/${at}.jpg` } }))
  const { change, select, refused } = fillPlaces(
    home,
    { images, credits: ['Photo by Ada', 'Photo by Ada'] },
    newUuid,
  )
  expect(refused).toEqual([])
  expect(select).toHaveLength(3)
  const filled = applyChange(home, change)
  expect(picturePlaces(filled)).toEqual([])
  const html = exportHtml(filled)
  for (const at of [0, 1, 2])
    expect(html).toMatch(new RegExp(`src="/media/${at}.jpg" alt="A pipe"[^>]*width="1200"[^>]*height="800"`))
  // above the footer, and once for each author
  expect(html.match(/Image credits: Photo by Ada</g)).toHaveLength(1)
  expect(html.indexOf('Image credits')).toBeLessThan(html.indexOf('<footer'))
  expect(exportHtml(applyChange(filled, invertChange(change)))).toBe(exportHtml(home))
})

it('a place that is gone or already filled keeps what it has, and the others are filled', () => {
  const [first, second] = picturePlaces(home)
  const before = fillPlaces(home, { images: [{ uuid: first!.uuid, image }] }, newUuid)
  const half = applyChange(home, before.change)
  const images = [first!.uuid, 'not-there', second!.uuid].map((uuid) => ({ uuid, image }))
  const { refused, select, change } = fillPlaces(half, { images }, newUuid)
  expect(refused.map(({ uuid }) => uuid)).toEqual([first!.uuid, 'not-there'])
  expect(select).toHaveLength(1)
  expect(picturePlaces(applyChange(half, change))).toHaveLength(1)
})

it('names of authors are shown as they are, also if they have placeholders', () => {
  const [place] = picturePlaces(home)
  const credits = ['Photo by {nap.phone} [[{email}||x]] </p><script>alert(1)</script>']
  const { change } = fillPlaces(home, { images: [{ uuid: place!.uuid, image }], credits }, newUuid)
  const html = exportHtml(applyChange(home, change), { data: { nap: { phone: '1' }, email: 'a@b.example' } })
  expect(html).toContain('Photo by {nap.phone} [[{email}||x]] &lt;/p&gt;&lt;script&gt;alert(1)')
})

it('without an image nothing changes, and no credits are written', () => {
  const { change } = fillPlaces(home, { images: [], credits: ['Photo by Ada'] }, newUuid)
  expect(applyChange(home, change)).toEqual(home)
})

it('pages of every template say which places only the owner may fill', () => {
  const wishes = plumber.pages.flatMap((page) =>
    picturePlaces(templateDocument(plumber, page, newUuid)).map(({ drawing }) => pictureWishOf(drawing)),
  )
  expect(wishes.every((wish) => wish!.words !== '' && wish!.alt !== '')).toBe(true)
})

const sized = (id: string, width: number, height: number) => ({ id, width, height })

it('images of the ratio of a place come first, small ones last, and the order of the source counts', () => {
  const wide = sized('wide', 1600, 900)
  const tall = sized('tall', 900, 1600)
  const small = sized('small', 320, 180)
  const later = sized('later', 1600, 900)
  expect(fittingFirst([tall, small, wide, later], 16 / 9)).toEqual([wide, later, small, tall])
  expect(fittingFirst([wide, tall], 2 / 3)).toEqual([tall, wide])
  expect(fittingFirst([sized('none', 0, 0), tall], 1).at(-1)?.id).toBe('none')
})

it('the next image is one that no other place shows', () => {
  const images = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(nextImage(images, undefined, new Set(['a']))?.id).toBe('b')
  expect(nextImage(images, 'a', new Set(['b']))?.id).toBe('c')
  expect(nextImage(images, 'c', new Set())).toBeUndefined()
})

it.each([
  ['shop front street morning light', ['shop front street morning light', 'shop front street', 'shop front']],
  ['brass valve', ['brass valve']],
  ['  ', []],
])('searches for %j with fewer words each time', (words, searches) => {
  expect(searchesFor(words, 100)).toEqual(searches)
})
