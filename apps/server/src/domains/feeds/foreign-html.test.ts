import { expect, it } from 'vitest'
import { cleanHtml } from '../articles/editing/clean-html.ts'
import { foreignHtml } from './foreign-html.ts'

/** As the draft of a feed's item is stored. */
const stored = (html: string) => cleanHtml(foreignHtml(html, 'https://feed.example/'))

it.each([
  '<p>[audio src="https://evil.example/x.mp3"]</p>',
  '<p>[[php]] and [/php]</p>',
  '<p>&#91;php]</p>',
  '<img src="/x.png" alt="[php]" title="[ [php]">',
  '<a href="/?[php]">x</a>',
  '<a href="mailto:x@feed.example?subject=[php]">x</a>',
])('no words of a feed instruct a blog: %s', (html) => expect(stored(html)).not.toMatch(/\[[\w/[]/))

it('of brackets nothing else is changed', () =>
  expect(stored('<p>[…] a[0] is [ 1 ]</p>')).toBe('<p>[…] a[\u20600] is [ 1 ]</p>'))
