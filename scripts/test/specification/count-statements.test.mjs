import { expect, test } from 'vitest'
import { statementsOf } from './count-statements.mjs'

const statements = (text) => statementsOf(`## 1. One\n${text}`).get(1)

test.each([
  ['sentences of a paragraph', 'It opens. It closes.', ['It opens.', 'It closes.']],
  ['items of a list', '- One thing\n- Two. Three.\n1. Four', ['One thing', 'Two.', 'Three.', 'Four']],
  ['a line that leads to a list', 'It has these:\n- One', ['One']],
  ['what is not shown', 'It opens. The way is not shown. Others are not shown, but for one.', ['It opens.']],
  [
    'dots in names and figures',
    'A `.html` file of 2.5 s and index.html.',
    ['A `.html` file of 2.5 s and index.html.'],
  ],
  [
    'a quotation of sentences',
    "It says 'Go. Don't stay.' and ends.",
    ["It says 'Go. Don't stay.' and ends."],
  ],
  ['an apostrophe', "The site's page. It doesn't.", ["The site's page.", "It doesn't."]],
  ['the last cell of a row', '| a | b |\n|---|---|\n| One. | Two. Three. |', ['Two.', 'Three.']],
  ['headings and what stands before the first section', '### More\nIt opens.', ['It opens.']],
])('counts %s', (_what, text, expected) => {
  expect(statements(text)).toEqual(expected)
})

test('counts section by section, from the first one on', () => {
  const counted = statementsOf(
    '# Title\nNot counted. \n## 1. One\nYes.\n### Part\n- Two\n\n## 2. Two\nThree.',
  )
  expect([...counted].map(([number, { length }]) => [number, length])).toEqual([
    [1, 2],
    [2, 1],
  ])
})
