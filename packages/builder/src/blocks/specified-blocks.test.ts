import { describe, expect, test } from 'vitest'
import { createDocument } from '../tree/create-document.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { createNode } from './create-node.ts'
import { inputWidth } from './form/input.ts'
import { isYoutubeEmbed } from './media/youtube-url.ts'
import { palette } from './palette/palette.ts'
import { blockType } from './registry.ts'

/* Element types with their defaults, value by value. */

const zero = (name: string) =>
  Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`${name}-${side}`, '0px']))
const all = (name: string, value: string) =>
  Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`${name}-${side}`, value]))

const types = [
  ...['Canvas', 'Container', 'ContainerFill', 'Paragraph', 'Span', 'Heading', 'Picture', 'Carousel'],
  ...['YouTube', 'Input', 'Textarea', 'Button', 'Link', 'Br'],
]

test('has every type of element', () => {
  expect(types.map((name) => blockType(name).name)).toEqual(types)
})

test('a node has the specified fields; its rules belong to its type', () => {
  const document = createDocument(types.slice(1).map((name) => createNode(name)))
  for (const record of document.nodes.values()) {
    expect(Object.keys(record)).toEqual(
      expect.arrayContaining(['uuid', 'componentName', 'props', 'parent', 'children', 'addition']),
    )
    expect(blockType(record.componentName).rules).toBeTypeOf('object')
  }
  for (const name of types) expect(createNode(name).props.elementStyle).toBeTypeOf('object')
})

describe('the defaults', () => {
  test.each<[string, object]>([
    ['Container', { width: '100%', 'background-color': 'transparent', ...all('padding', '12px') }],
    [
      'Canvas',
      {
        ...{ width: '100%', height: 'auto', 'background-color': 'transparent', 'background-image': 'none' },
        ...{ 'background-position': 'center', 'background-repeat': 'no-repeat', 'background-size': 'cover' },
        ...zero('padding'),
        ...zero('margin'),
        ...{ 'margin-left': 'auto', 'margin-right': 'auto', 'box-sizing': 'border-box' },
        'box-shadow': { x: 0, y: 0, blur: 0, spread: 0, color: expect.any(String) },
      },
    ],
    ['Link', { 'font-size': '21px', 'border-radius': '10px', ...all('padding', '15px') }],
    ['Heading', { 'font-size': '24px' }],
    ['Paragraph', { 'font-size': '14px', 'line-height': '21px' }],
    ['Span', { 'font-size': '14px' }],
    ['Picture', { width: '400px', 'max-width': '100%' }],
    ['YouTube', { width: '420px', height: '345px' }],
    ['Input', { width: '300px', 'font-size': '16px' }],
  ])('the %s starts with its styles', (name, style) => {
    expect(createNode(name).props.elementStyle).toMatchObject(style)
  })

  test.each<[string, object]>([
    ['Link', { content: 'Link Example', href: 'https://www.google.com' }],
    ['Heading', { headingType: 'h1', content: expect.stringMatching(/\w/) }],
    ['Paragraph', { content: expect.stringMatching(/^Lorem ipsum/) }],
    ['Picture', { imageUrl: expect.stringMatching(/^data:image/) }],
    ['YouTube', { url: expect.stringContaining('/embed/') }],
    ['Input', { type: 'text', placeholder: 'Input' }],
    ['Textarea', { rows: '5', placeholder: 'Textarea' }],
    [
      'Carousel',
      {
        height: 300,
        interval: 3000,
        slides: Array(2).fill({
          background: expect.any(String),
          title: expect.any(String),
          subtitle: expect.any(String),
        }),
      },
    ],
  ])('the %s starts with its props', (name, props) => {
    expect(createNode(name).props).toMatchObject(props)
  })

  test('a new link opens in a new tab, and a new video has an embed URL', () => {
    expect(exportHtml(createDocument([createNode('Link')]))).toContain('target="_blank"')
    expect(isYoutubeEmbed(String(createNode('YouTube').props.url))).toBe(true)
  })

  test('an input gets the width of its type', () => {
    expect(['text', 'email', 'number', 'radio', 'checkbox'].map(inputWidth)).toEqual([
      ...['300px', '300px', '75px', 'auto', 'auto'],
    ])
  })
})

describe('the palette', () => {
  const columns = palette.find(({ group }) => group === 'columns')!.items
  const shareOf = (id: string) => {
    const style = columns.find((item) => item.id === id)!.nodes[0]!.props.elementStyle
    return String((style as Record<string, unknown>)['grid-template-columns'])
  }
  const cells = (id: string) => columns.find((item) => item.id === id)!.nodes[0]!.children!.length

  test('has 1 to 6 columns', () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => cells(`columns-${count}`))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('has the three splits', () => {
    const figures = (id: string) => shareOf(id).match(/\d+(?=fr)/g)
    expect(figures('split-25-75')).toEqual(['25', '75'])
    expect(figures('split-75-25')).toEqual(['75', '25'])
    expect(figures('split-20-60-20')).toEqual(['20', '60', '20'])
  })
})
