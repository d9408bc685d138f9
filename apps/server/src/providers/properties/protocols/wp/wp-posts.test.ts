import { expect, test } from 'vitest'
import { withMarks } from './wp-posts.ts'

test.each([
  ['<p>One</p>\n<p>Two</p>\n', '<p>One</p>\n<p>Two<!-- k --></p>'],
  ['<ul><li>One</li></ul>', '<ul><li>One</li><!-- k --></ul>'],
  ['<p>One</p><img src="a.png">', '<p>One</p><img src="a.png"><!-- k -->'],
  ['words', 'words<!-- k -->'],
  ['', '<!-- k -->'],
])('the mark stands inside the last element of %j', (html, marked) => {
  expect(withMarks(html, '<!-- k -->')).toBe(marked)
})

test('without a mark a text stays as it is, but for blanks at its end', () => {
  expect(withMarks('<p>One</p>', '')).toBe('<p>One</p>')
})
