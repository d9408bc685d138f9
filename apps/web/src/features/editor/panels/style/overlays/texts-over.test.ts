import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textsOver } from './texts-over.ts'

const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height)

beforeEach(() => {
  // the page of a test has no layout
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box(0, 0, 200, 100))
  Range.prototype.getBoundingClientRect = () => box(20, 10, 100, 30)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const texts = (html: string) => {
  document.body.innerHTML = `<section id="hero" style="color:rgb(255, 255, 255)">${html}</section>`
  return textsOver(document.body.firstElementChild!)
}
const white = (opacity = 1) => [255, 255, 255, opacity]

test('measures where a text is, as fractions of the block', () => {
  expect(texts('<h1>Title</h1>')).toEqual([
    { color: white(), edges: { left: 0.1, right: 0.4, top: 0.1, bottom: 0.6 }, between: [] },
  ])
})

test('leaves out texts that have a background of their own', () => {
  const found = texts(
    '<p style="background-color:rgb(1, 2, 3)">On a color</p><div style="background-image:url(a.png)"><p>On an image</p></div>',
  )
  expect(found).toEqual([])
})

test('counts translucent backgrounds and opacity between the block and a text', () => {
  const [text] = texts(
    '<div style="background-color:rgba(0, 0, 0, 0.4)"><p style="opacity:0.5">Over a translucent card</p></div>',
  )
  expect(text?.between).toEqual([[0, 0, 0, 0.4]])
  expect(text?.color).toEqual(white(0.5))
})

test('leaves out hidden texts, and the blanks between elements', () => {
  expect(texts('<p style="visibility:hidden">Hidden</p> <p> </p>')).toEqual([])
})
