import fc from 'fast-check'
import { growthOf, linear } from '@web2/builder/testing'
import { csvReader, delimiterOf, readCsv } from '@web2/csv'
import { expect, test } from 'vitest'
import { columnName } from '../rows/list-rows.ts'
import { folded } from '../rows/same-value.ts'
import { countVariants } from '../text/count-variants.ts'
import { modify } from '../text/apply-modifiers.ts'
import { namesIn } from '../text/placeholder-names.ts'
import { parseText } from '../text/parse-text.ts'
import { slugOf } from '../text/slug.ts'

const variants = (text: string) => {
  const parsed = parseText(text)
  return parsed.ok ? [countVariants(parsed.nodes), namesIn(parsed.nodes)] : parsed.problem
}
const rows = (text: string) => csvReader(',').add(text)

test.each<[name: string, call: (text: string) => unknown, unit: string, around?: string[]]>([
  ['backslashes before a name', variants, '\\', ['', '{x']],
  ['names that never close', variants, '\\{x'],
  ['braces that are text', variants, '\\{x}'],
  ['many variants', variants, 'a|', ['{', '}']],
  ['many choices', variants, '{a|b}'],
  ['choices within each other', variants, '{a|'],
  ['phrases that never close', variants, '[[{x}'],
  ['bars in phrases', variants, '||', ['[[{x}', ']]']],
  ['underscores in the name of a column', columnName, '_', ['a', 'a']],
  ['hyphens in an address', slugOf, '-', ['a', 'a']],
  ['marks in an address', slugOf, '\u0591\u05b0', ['a', '']],
  ['marks in a value', folded, '\u0301\u0323', ['a', '']],
  ['apostrophes in a title', (text) => modify(text, ['title']), "'"],
  ['quotes in a table', rows, '"'],
  ['quotes in a whole table', readCsv, '"', ['', ',']],
  ['a quote that is never closed', readCsv, 'a,', ['"', '']],
  ['quotes before the first line of a table', delimiterOf, '"', ['', 'a']],
])('%s: runs in linear time', (_name, call, unit, around) =>
  expect(growthOf(call, unit, around)).toBeLessThanOrEqual(linear),
)

test('column names have no leading or trailing underscores', () => {
  const letters = fc.array(fc.constantFrom('a', '_', ' ', 'é', '1'), { maxLength: 12 })
  fc.assert(
    fc.property(letters, (all) => {
      const plain = all
        .join('')
        .trim()
        .replaceAll('é', 'e')
        .replace(/ +/g, '_')
        .replace(/^_+|_+$/g, '')
      expect(columnName(all.join(''))).toBe(/^[a-z]/.test(plain) ? plain : `c_${plain}`)
    }),
  )
})

test('refuses a text with too many variants with a sentence', () => {
  const spintax = (bars: number) => `{${'a|'.repeat(bars)}a}`
  expect(parseText(spintax(10_000)).ok).toBe(true)
  expect(parseText(spintax(10_001))).toMatchObject({
    ok: false,
    problem: { message: 'This text has more than 10,000 variants. Remove some of them.' },
  })
})
