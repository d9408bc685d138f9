import { describe, expect, test } from 'vitest'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { readIcon } from '../../html/import/read-icon.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { Props } from '../../tree/record.ts'
import { createNode } from '../create-node.ts'

const svgOf = (props: Props) =>
  /<svg.*<\/svg>/s.exec(exportHtml(createDocument([createNode('Icon', props)])))?.[0] ?? ''

const read = (markup: string) => {
  const icon = readIcon(markup)
  return icon.ok ? { svg: svgOf(icon.props), removed: icon.removed } : { refused: icon.detail }
}

describe('an icon', () => {
  test('is inline SVG in the color of the text, hidden from screen readers', () => {
    const svg = svgOf({ shapes: ['M0 0h1'] })
    expect(svg).toContain('stroke="currentColor"')
    expect(svg).toContain('aria-hidden="true"')
    expect(svg).toContain('<path d="M0 0h1"></path>')
  })

  test('with a label is an image of that name', () => {
    const svg = svgOf({ label: 'Open on Sundays' })
    expect(svg).toContain('role="img" aria-label="Open on Sundays"')
    expect(svg).not.toContain('aria-hidden')
  })

  test.each<[string, Props]>([
    ['lines', { icon: 'star', shapes: ['M0 0h1', { tag: 'path', attributes: { d: 'M1 1', fill: 'red' } }] }],
    ['areas', { look: 'filled', shapes: ['M0 0h1'], label: 'A star' }],
    [
      'own colors',
      {
        look: 'own',
        viewBox: '0 0 8 8',
        paint: { fill: 'none', stroke: '#00f' },
        shapes: [{ tag: 'g', attributes: { fill: 'red' }, shapes: ['M0 0h1'] }],
      },
    ],
  ])('of %s survives an export and an import as an icon', (_name, props) => {
    const html = exportHtml(createDocument([createNode('Icon', props)]))
    const { document } = importHtml(html)
    const found = [...document.nodes.values()].find(({ componentName }) => componentName === 'Icon')
    expect(found?.props).toMatchObject(props)
    expect(exportHtml(document)).toBe(html)
  })

  test.each<[string, Props['shapes']]>([
    ['a script', [{ tag: 'script', attributes: {}, shapes: [] }]],
    ['embedded HTML', [{ tag: 'foreignObject', attributes: {} }]],
    ['an event attribute', [{ tag: 'path', attributes: { onclick: 'x()', d: 'M0 0' } }]],
    ['an outer reference', [{ tag: 'path', attributes: { fill: 'url(https://a.test/b.svg#c)' } }]],
    ['an image', [{ tag: 'image', attributes: { href: 'https://a.test/b.png' } }]],
    ['no list', 'M0 0'],
  ])('of a hostile document writes no %s', (_name, shapes) => {
    expect(svgOf({ shapes })).not.toMatch(/script|foreign|onclick|a\.test|image/)
  })
})

describe('readIcon', () => {
  test('takes the color of the text for an icon of one color', () => {
    const { svg } = read('<svg viewBox="0 0 16 16" fill="#123456"><path d="M1 1h2"/></svg>')
    expect(svg).toContain('viewBox="0 0 16 16"')
    expect(svg).toContain('fill="currentColor"')
    expect(svg).not.toContain('#123456')
  })

  test('keeps the colors of an icon with several', () => {
    const { svg } = read('<svg><path fill="#f00" d="M1 1"/><path style="fill:#00f" d="M2 2"/></svg>')
    expect(svg).toContain('fill="#f00"')
    expect(svg).toContain('fill="#00f"')
  })

  test('keeps references inside of the icon, with ids of its own', () => {
    const { svg } = read(
      '<svg><defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><path fill="url(#a)" d="M1 1"/></svg>',
    )
    const id = /id="(i\w+-a)"/.exec(svg ?? '')?.[1]
    expect(svg).toContain(`fill="url(#${id})"`)
  })

  test.each([
    ['<script>alert(1)</script>', 'Removed from the SVG: scripts.'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'Removed from the SVG: event attributes.'],
    ['<foreignObject><p>x</p></foreignObject>', 'Removed from the SVG: embedded HTML.'],
    ['<use href="https://a.test/x.svg#y"/>', 'Removed from the SVG: references to other files.'],
    ['<path fill="url(https://a.test/x)" d="M0 0"/>', 'Removed from the SVG: references to other files.'],
    [
      '<script>x</script><style>a{}</style><image href="b.png"/>',
      'Removed from the SVG: scripts, style sheets, and references to other files.',
    ],
  ])('removes %s with a sentence', (bad, sentence) => {
    const { svg, removed } = read(`<svg>${bad}<path d="M1 1h2"/></svg>`)
    expect(removed).toBe(sentence)
    expect(svg).not.toMatch(/alert|onclick|a\.test|<style|<p>|image /)
    expect(svg).toContain('d="M1 1h2"')
  })

  test.each([
    ['hello', 'This isn’t SVG code. Paste an <svg> element.'],
    ['<svg></svg>', 'This SVG has nothing to show as an icon.'],
    [
      '<svg onload="x()"><script>alert(1)</script></svg>',
      'This SVG has nothing to show as an icon. Removed from the SVG: event attributes and scripts.',
    ],
    [
      `<svg>${'<path d="M0 0"/>'.repeat(501)}</svg>`,
      'This SVG has more than 500 shapes. Use a simpler icon.',
    ],
    [
      `<svg><path d="${'M0 0'.repeat(20_000)}"/></svg>`,
      'This SVG is too large for an icon. The limit is 50 KB.',
    ],
  ])('refuses %#', (markup, sentence) => {
    expect(read(markup)).toEqual({ refused: sentence })
  })
})
