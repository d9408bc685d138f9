import { createDocument, importHtml, sequentialUuids } from '@web2/builder'
import { describe, expect, it, test } from 'vitest'
import { templateDocument } from '../templates/template-document.ts'
import { templates } from '../templates/templates.ts'
import { drawPage } from './draw-page.ts'

const drawn = (body: string) => drawPage(importHtml(`<html><body>${body}</body></html>`).document)
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
const xOf = (svg: string, text: string) => Number(new RegExp(`<text x="(\\d+)"[^>]*>${text}<`).exec(svg)?.[1])

test('every built-in template has a small thumbnail', () => {
  for (const template of templates)
    for (const page of template.pages) {
      const svg = drawPage(templateDocument(template, page, sequentialUuids()))
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 960"[^>]*>.*<\/svg>$/)
      expect(svg.length).toBeLessThan(20_000)
    }
})

describe('a thumbnail', () => {
  it('shows texts in their colors and sizes, on the backgrounds of their boxes', () => {
    const svg = drawn(
      '<div style="background-color:#124; padding:40px; color:#fff"><h1>Bread</h1><p style="font-size:20px">Daily</p></div>',
    )
    expect(svg).toContain('fill="#124"')
    expect(svg).toMatch(/<text x="40"[^>]*font-size="32" fill="#fff"[^>]*font-weight="700">Bread</)
    expect(svg).toMatch(/font-size="20" fill="#fff"[^>]*>Daily</)
  })

  it('puts columns next to each other', () => {
    const svg = drawn(
      '<div style="display:grid;grid-template-columns:1fr 3fr;gap:20px"><p>Left</p><p>Right</p></div>',
    )
    expect(xOf(svg, 'Right') - xOf(svg, 'Left')).toBe(335)
  })

  it('shows placeholders for photos and videos and requests none of them', () => {
    const svg = drawn(
      '<img src="https://a.example/x.jpg"><iframe src="https://www.youtube.com/embed/x"></iframe><div style="background-image:url(https://b.example/y.png);height:90px"></div>',
    )
    expect(svg).toContain('#e3e7eb')
    expect(svg).toContain('#2b333b')
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
  })

  it('contains only shapes and escaped words for any page', () => {
    const svg = drawn(
      '<p style="color:red&quot; onload=&quot;x">&lt;script&gt;alert(1)&lt;/script&gt;</p><div style="background:url(javascript:x)">a</div>',
    )
    expect(svg).not.toMatch(/<script|onload|javascript/)
    expect([...svg.matchAll(/<([a-z]+)/g)].every(([, tag]) => /^(svg|rect|path|text)$/.test(tag!))).toBe(true)
  })

  it('ends at the first screen of a long page', () => {
    const svg = drawn('<p>One line</p>'.repeat(1_000))
    expect(textsOf(svg).length).toBeLessThan(60)
  })

  it('of an empty page is its background', () => {
    expect(drawPage(createDocument([], sequentialUuids()))).toContain('fill="#ffffff"')
  })
})
