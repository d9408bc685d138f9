import { expect, it } from 'vitest'
import { builtFont } from '../../testing/built-font.ts'
import { readOwnFont, type ReadFont } from './read-own-font.ts'

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const latin = between(0x20, 0x7e)
const arabic = [...between(0x621, 0x63a), ...between(0x641, 0x64a)]
const chinese = between(0x4e00, 0x4e00 + 19_999)

const read = async (font: Buffer): Promise<ReadFont> => {
  const reading = await readOwnFont(font)
  if (!reading.ok) throw new Error(reading.msg)
  return reading.font
}
const setsOf = ({ files }: ReadFont) => files.map(({ subsets }) => Object.keys(subsets).join())

it.each(['glyf', 'cff'] as const)(
  'reads an Arabic font with %s outlines, its letters in one file',
  async (outlines) => {
    const font = await read(builtFont([...latin, ...arabic], { family: 'Madina', outlines }))
    expect(font).toMatchObject({ family: 'Madina', weight: 400, style: 'normal', ascent: 0.9, descent: 0.2 })
    expect(setsOf(font)).toEqual(['other', 'latin'])
    expect(font.files[0]?.subsets).toEqual({ other: 'U+0621-063A, U+0641-064A' })
    for (const { bytes } of font.files) expect(await readOwnFont(bytes)).toMatchObject({ ok: true })
  },
)

it('splits 20,000 Chinese characters, so that a page loads only the files of its own', async () => {
  const font = await read(builtFont([...latin, ...chinese], { family: 'Songti' }))
  expect(font.files).toHaveLength(21)
  expect(setsOf(font).at(-1)).toBe('latin')
  const first = font.files[0]?.subsets['east-asian-1']
  expect(first).toBe('U+4E00-51E7')
  const total = font.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  for (const { bytes } of font.files) expect(bytes.length).toBeLessThan(Math.max(20_000, total / 4))
}, 60_000)
