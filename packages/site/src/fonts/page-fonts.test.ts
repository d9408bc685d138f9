import { describe, expect, it, test } from 'vitest'
import { findFontFamily, fontFileName } from './catalog.ts'
import { fallbackFace, familyFaces, nearestWeight } from './font-faces.ts'
import { fontStack } from './font-stack.ts'
import { documentFontFiles, pageFonts } from './page-fonts.ts'
import { neededSubsets } from './subsets.ts'

const family = (name: string) => findFontFamily(name)!

const page = (css: string, body: string): string => `<head><style>${css}</style></head><body>${body}</body>`
const styled = (name: string, text: string, more = ''): string =>
  page(`p{font-family:${fontStack(family(name))};${more}}`, `<p>${text}</p>`)

const filesOf = (html: string): string[] => (pageFonts(html)?.files ?? []).map(fontFileName)

describe('font files of a page', () => {
  test.each([
    ['Inter', 'Garden', ['inter-latin-wght-normal']],
    ['Inter', 'Łódź', ['inter-latin-ext-wght-normal', 'inter-latin-wght-normal']],
    ['Inter', 'Київ', ['inter-cyrillic-wght-normal']],
    ['Inter', 'Σ 1', ['inter-greek-wght-normal', 'inter-latin-wght-normal']],
    ['Inter', 'Phở', ['inter-vietnamese-wght-normal', 'inter-latin-wght-normal']],
    // Figtree has no Chinese, so the browser takes a font of the device
    ['Figtree', '花', []],
    // the combining macron is in several subsets and needs no further one
    ['Inter', 'e\u0304', ['inter-latin-wght-normal']],
  ])('%s for “%s”: %j', (name, text, expected) => {
    expect(filesOf(styled(name, text))).toEqual(expected)
  })

  test.each([
    ['400', 'barlow-latin-400-normal'],
    ['650', 'barlow-latin-700-normal'],
    ['bold', 'barlow-latin-700-normal'],
    ['1000', 'barlow-latin-900-normal'],
  ])('of a family with a file per weight: %s', (weight, expected) => {
    expect(filesOf(styled('Barlow', 'a', `font-weight:${weight}`))).toEqual([expected])
  })

  it('take the nearest weight as browsers do', () => {
    expect([300, 450, 500, 550, 900].map((wanted) => nearestWeight([400, 700], wanted))).toEqual([
      400, 400, 400, 700, 700,
    ])
    expect([300, 400, 450].map((wanted) => nearestWeight([200, 500, 800], wanted))).toEqual([200, 500, 500])
  })

  it('preload none that only a state may show', () => {
    const css = `p{font-family:${fontStack(family('Barlow'))}}p:hover{font-weight:700}`
    const { files, head } = pageFonts(page(css, '<p>a</p>'))!
    expect(files.map(fontFileName)).toEqual(['barlow-latin-400-normal', 'barlow-latin-700-normal'])
    expect(head(fontFileName).match(/<link[^>]*href="([^"]*)"/g)).toHaveLength(1)
  })

  it('preload two only', () => {
    const css = ['Inter', 'Barlow', 'Karla']
      .map((name, at) => `.f${at}{font-family:${fontStack(family(name))}}`)
      .join('')
    const head = pageFonts(page(css, '<p class="f0">a</p><p class="f1">a</p><p class="f2">a</p>'))!.head(
      (file) => `fonts/${fontFileName(file)}`,
    )
    expect([...head.matchAll(/<link[^>]*href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'fonts/inter-latin-wght-normal',
      'fonts/barlow-latin-400-normal',
    ])
    expect(head.match(/font-display:swap/g)).toHaveLength(3)
    expect(head.match(/unicode-range:U\+0000-00FF,/g)).toHaveLength(3)
    expect(head).not.toMatch(/https?:|<script/)
  })

  it('preload that of the title, and that of most text around it', () => {
    const css = ['Inter', 'Barlow', 'Karla', 'Gloock']
      .map((name, at) => `.f${at}{font-family:${fontStack(family(name))}}`)
      .join('')
    const body =
      '<p class="f0">Skip</p><p class="f1">Repairs of roofs and gutters</p><h1 class="f2"><span>Roofs</span></h1>' +
      `<p class="f1">${'Roof by roof. '.repeat(40)}</p><p class="f3">${'Far below. '.repeat(400)}</p>`
    const head = pageFonts(page(css, body))!.head(fontFileName)
    expect([...head.matchAll(/<link[^>]*href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'karla-latin-wght-normal',
      'barlow-latin-400-normal',
    ])
  })

  it('are none for a page of system fonts', () => {
    expect(pageFonts(page('p{font-family:Figtree, Georgia, serif}', '<p>a</p>'))).toBeUndefined()
  })

  it('of a document cover whatever it is filled with', () => {
    const names = documentFontFiles(styled('Barlow', '{name}', 'font-weight:600')).map(fontFileName)
    for (const weight of [400, 600, 700])
      for (const style of ['normal', 'italic'])
        for (const subset of ['latin', 'latin-ext', 'vietnamese'])
          expect(names).toContain(`barlow-${subset}-${weight}-${style}`)
    expect(names).toHaveLength(18)
  })
})

describe('the fallback', () => {
  it('has the width and the height of the family at its weight', () => {
    const { widths, ascent, weights } = family('Inter')
    const width = widths.normal[weights.normal.indexOf(700)]!
    const rule = fallbackFace(family('Inter'), 700, 'normal')
    expect(rule).toContain('font-family:"Inter Stand-in"')
    expect(rule).toContain('local("Arial Bold")')
    expect(rule).toContain(`size-adjust:${Number((width * 100).toFixed(2))}%`)
    expect(rule).toContain(`ascent-override:${Number(((ascent / width) * 100).toFixed(2))}%`)
    expect(rule).toMatch(/descent-override:[\d.]+%;line-gap-override:0%/)
  })

  const barlow = family('Barlow Condensed')
  const usual = barlow.widths.normal[barlow.weights.normal.indexOf(700)]!
  const headOf = (body: string, css = ''): string =>
    pageFonts(page(`body{font-family:${fontStack(barlow)};font-weight:700}${css}`, body))!.head(fontFileName)
  /** Returns the width that the fallback of a page has for a letter. */
  const widthFor = (letter: string, head: string): number => {
    const code = letter.codePointAt(0)!
    const holds = (range: string) =>
      range.split(',').some((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((each) => Number.parseInt(each, 16))
        return code >= from && code <= to
      })
    const rules = [...head.matchAll(/size-adjust:([\d.]+)%[^}]*?(?:unicode-range:([^}]*))?\}/g)]
    const [, width] = rules.findLast(([, , range]) => range === undefined || holds(range))!
    return Number(width) / 100
  }

  it('has the width of each letter that the page shows', () => {
    const head = headOf('<h2>Roses, early in spring</h2><p>OPEN FROM MARCH</p>')
    expect(widthFor('O', head)).toBeLessThan(usual * 0.95)
    expect(widthFor('e', head)).toBeGreaterThan(usual * 0.97)
    expect(widthFor(' ', head)).not.toBe(widthFor('e', head))
    // letters of one word hardly differ in size
    const sizes = Array.from('oseaylinprg', (letter) => widthFor(letter, head))
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.15)
  })

  it('has the width of capitals where style sheets ask for them', () => {
    const upper = 'h2{text-transform:var(--title-case,none)}:root{--title-case:uppercase}'
    const head = headOf('<h2>Roses early in spring</h2><h2>Asters late in autumn</h2>', upper)
    expect(widthFor('R', head)).toBeLessThan(usual * 0.95)
    expect(head).toMatch(/font-weight:700;src:[^}]*;line-gap-override:0%\}/)
  })

  it('has the width of figures in tables where most are such', () => {
    const digits = (numeric: string): string => {
      const css = `body{font-family:${fontStack(family('Figtree'))};font-variant-numeric:${numeric}}`
      return pageFonts(page(css, '<p>Call 253 111 1471 now</p>'))!.head(fontFileName)
    }
    expect(widthFor('1', digits('tabular-nums'))).toBeGreaterThan(widthFor('1', digits('normal')) * 1.1)
  })

  it('has one width for an uploaded family', () => {
    const own = { ...family('Figtree'), name: 'Mine', letters: undefined }
    const css = `p{font-family:"Mine", "Mine Stand-in", sans-serif}`
    const head = pageFonts(page(css, '<p>ROSES in 2026</p>'), undefined, [own])!.head(fontFileName)
    expect(head.match(/size-adjust/g)).toHaveLength(1)
  })

  it('comes from a font of its kind', () => {
    expect(fallbackFace(family('Lora'), 400, 'italic')).toContain('local("Times New Roman Italic")')
    expect(fallbackFace(family('JetBrains Mono'), 400, 'normal')).toContain('local("Courier New")')
  })
})

test('the editor declares every file of a family and a fallback for each weight', () => {
  const css = familyFaces(family('Zilla Slab'), (file) => `/fonts/${fontFileName(file)}.woff2`)
  expect(css.match(/src:url\(/g)).toHaveLength(20)
  expect(css.match(/src:local\(/g)).toHaveLength(10)
})

test('characters outside of every subset need none', () => {
  expect(neededSubsets(family('Inter'), [0x1f600])).toEqual([])
})
