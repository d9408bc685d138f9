import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { BlockPanel } from './block-panel.tsx'
import { BlockProperties } from './properties/block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const show = async (name: string, props = {}) => {
  panel = await showBeside(name, props, (id) => <BlockProperties ids={[id]} />)
}

test('the panel has the tabs Properties, Style and Advanced', async () => {
  panel = await showBeside('Paragraph', {}, () => <BlockPanel />)
  expect(panel.all('[role=tab]').map(({ textContent }) => textContent)).toEqual([
    ...['Properties', 'Style', 'Advanced'],
  ])
})

test.each([
  ['Canvas', 'HTML tag'],
  ['Container', 'HTML tag'],
  ['ContainerFill', 'HTML tag'],
  ['Paragraph', 'Text'],
  ['Span', 'Text'],
  ['Heading', 'Heading type'],
  ['Picture', 'Alternative text'],
  ['Carousel', 'Interval'],
  ['YouTube', 'Video URL'],
  ['Input', 'Placeholder'],
  ['Textarea', 'Rows'],
  ['Button', 'Type'],
  ['Link', 'URL'],
])('the panel of a %s has its field “%s”', async (name, label) => {
  await show(name)
  expect(panel.labels().concat(panel.all('label').map(({ textContent }) => textContent))).toContain(label)
})

test('the panel of a Br says that there is nothing to set', async () => {
  await show('Br')
  expect(panel.host.textContent).toContain('This block is empty.')
})

test('the panel of a Heading offers h1 to h6', async () => {
  await show('Heading')
  expect(panel.options('Heading type')).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
  await panel.choose('Heading type', 'h3')
  expect(panel.prop('headingType')).toBe('h3')
})

test('the panel of an Input offers five types, and a placeholder but for radio and checkbox', async () => {
  await show('Input')
  expect(panel.options('Type')).toEqual(['text', 'number', 'email', 'radio', 'checkbox'])
  for (const [type, width, hasPlaceholder] of [
    ['number', '75px', true],
    ['radio', 'auto', false],
    ['checkbox', 'auto', false],
    ['email', '300px', true],
  ] as const) {
    await panel.choose('Type', type)
    expect([panel.prop('type'), panel.style('width')]).toEqual([type, width])
    expect(panel.labels().includes('Placeholder')).toBe(hasPlaceholder)
  }
})

test('a video takes the addresses of YouTube as embed addresses, and stays as it is by any other', async () => {
  await show('YouTube')
  await panel.type('Video URL', 'https://youtu.be/dQw4w9WgXcQ')
  expect(panel.prop('url')).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ')
  await panel.type('Video URL', 'https://vimeo.com/1')
  expect(panel.prop('url')).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ')
})

test('a carousel takes whole numbers for its height and interval', async () => {
  await show('Carousel')
  await panel.type('Height', '420.9px')
  await panel.type('Interval', '2500 ms')
  expect([panel.prop('height'), panel.prop('interval')]).toEqual([420, 2500])
  await panel.type('Height', 'tall')
  expect(panel.prop('height')).toBe(420)
})

test('a carousel keeps its last slide', async () => {
  await show('Carousel')
  expect(panel.field('Delete slide 1').disabled).toBe(false)
  await panel.press('Delete slide 2')
  expect(panel.prop('slides')).toHaveLength(1)
  expect(panel.field('Delete slide 1').disabled).toBe(true)
  await panel.press('Delete slide 1')
  expect(panel.prop('slides')).toHaveLength(1)
})
