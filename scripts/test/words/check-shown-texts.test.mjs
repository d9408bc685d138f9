import { expect, it } from 'vitest'
import { checkShownTexts } from './check-shown-texts.mjs'
import { shownTexts } from './shown-texts.mjs'
import { specifiedTexts } from './specified-texts.mjs'

const prescribed = `export const all = ${JSON.stringify(specifiedTexts)}`
const faultsOf = (source) =>
  checkShownTexts(
    new Map([
      ['a.ts', prescribed],
      ['b.tsx', source],
    ]),
  ).map((fault) => fault.split(':')[2])

it('finds texts in strings, templates and JSX, also across values and elements', () => {
  const source = `
    const a = 'Saved just now'
    const b = \`\${count} pages are live\`
    const c = <p className="not shown">You have <b>{count} pages</b> left</p>
    const d = sql\`select 'not shown' from \${table}\`
    import { x } from './not shown.ts'`
  const found = shownTexts('x.tsx', source).map(({ text }) => text)
  for (const text of ['Saved just now', '{} pages are live', 'You have {} pages left', 'You have'])
    expect(found).toContain(text)
  expect(found.filter((text) => text.includes('not shown'))).toEqual([])
})

it.each([
  [`const a = 'Nobody can see this'`, [' “nobody” on screen']],
  [`const a = <p>Please mend <b>the fields</b></p>`, [' “mend” on screen', ' “mend” on screen']],
  [`const a = \`You can't open \${name}\``, [' “straight apostrophe” on screen']],
  [`// nobody reads this comment\nconst somebody = 'Anyone can read this'`, []],
  [`const a = "Currently you are using version {} but there's a new version {}!"`, []],
])('%s', (source, faults) => {
  expect(faultsOf(source)).toEqual(faults)
})

it('leaves the words of their trades to the pages of templates, but not the spelling', () => {
  const pages = `const a = ['The brakes pull', 'The colour of the brakes']`
  const faults = checkShownTexts(
    new Map([
      ['a.ts', prescribed],
      ['packages/site/src/templates/auto-repair/services.ts', pages],
    ]),
  )
  expect(faults.map((fault) => fault.split(':')[2])).toEqual([' “British spelling” on screen'])
})

it('reports a prescribed text that is gone', () => {
  const source = `export const all = ${JSON.stringify(specifiedTexts.filter((text) => text !== 'Copied!'))}`
  expect(checkShownTexts(new Map([['a.ts', source]]))).toEqual([
    'The specification prescribes “Copied!”, which no source has.',
  ])
})
