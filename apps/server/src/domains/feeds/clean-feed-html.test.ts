import { expect, it } from 'vitest'
import { cleanHtml } from '../articles/editing/clean-html.ts'
import { cleanFeedHtml } from './clean-feed-html.ts'

/** Returns HTML as it is stored in the draft of a feed's item. */
const stored = (html: string) => cleanHtml(cleanFeedHtml(html, 'https://feed.example/'))

it.each([
  '<p>[audio src="https://evil.example/x.mp3"]</p>',
  '<p>[[php]] and [/php]</p>',
  '<p>&#91;php]</p>',
  '<img src="/x.png" alt="[php]" title="[ [php]">',
  '<a href="/?[php]">x</a>',
  '<a href="mailto:x@feed.example?subject=[php]">x</a>',
])('cleanFeedHtml disarms shortcodes in %s', (html) => expect(stored(html)).not.toMatch(/\[[\w/[]/))

it('cleanFeedHtml leaves other brackets unchanged', () =>
  expect(stored('<p>[…] a[0] is [ 1 ]</p>')).toBe('<p>[…] a[\u20600] is [ 1 ]</p>'))
