import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOut } from '../layout/lay-out.ts'
import { structureOf } from '../structure.ts'
import { svgFile } from './svg-file.ts'

const colors = { ground: '#ffffff', text: '#1c242b', line: '#a9b3bc', dot: '#0e6a70' }

const fileOf = (...names: string[]) => {
  const pages = names.map((name, position) => ({
    _id: `p${position}`,
    name,
    slug: `p${position}`,
    position,
    isDefault: false,
  }))
  const root = structureOf({ name: 'Site & Söhne', pages })
  const measure = (text: string) => text.length * 7
  return svgFile(
    layOut(root, { type: 'cluster', layout: 'circular', collapsed: new Set(), measure, thickness: 24 }),
    colors,
  )
}

it('writes names as texts, whatever signs are in them', () => {
  const file = fileOf('<script>"x"</script>', 'A\u0000B\uD800')
  expect(file).toContain('<title>&lt;script&gt;&quot;x&quot;&lt;/script&gt;</title>')
  expect(file).toContain('<title>A\uFFFDB\uFFFD</title>')
  expect(file).toContain('Site &amp; Söhne')
})

it('is self-contained: no variable, style sheet, script or address of another file', () => {
  const file = fileOf('Home', 'About')
  expect(file).not.toMatch(/var\(|class=|style|script|href|url\(/)
  expect(file.match(/http[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
})

/** Every tag closed in its turn, and no bare sign between tags. */
const isWellFormed = (file: string): boolean => {
  const open: string[] = []
  const rest = file
    .replace(/^<\?xml [^?]*\?>\n/, '')
    .replaceAll(
      /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*)(\/?)>/g,
      (_tag, close, name, _own, alone) => {
        if (close) return open.pop() === name ? '' : '<'
        if (!alone) open.push(String(name))
        return ''
      },
    )
  return open.length === 0 && !/[<\u0000-\u0008\u000B\u000C\u000E-\u001F]|&(?!(amp|lt|gt|quot);)/.test(rest)
}

it('is well-formed XML for every name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 5 }), (names) =>
      isWellFormed(fileOf(...names)),
    ),
  )
})
