import { expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { robotsAllow } from './robots.ts'

const allows = (text: string) => robotsAllow(text, 'Reader', '/private/page')

it.each([
  ['User-agent: *\nDisallow: /', false],
  ['User-agent: reader\nUser-agent: other\nDisallow: /private', false],
  ['User-agent: other\nDisallow: /', true],
  ['User-agent: *\nDisallow: /\nUser-agent: reader\nAllow: /', true],
  ['User-agent: reader\nDisallow:\n\nUser-agent: *\nDisallow: /', true],
  ['User-agent: reader\nDisallow: /x\nUser-agent: other\nDisallow: /private', true],
  ['User-agent: reader\nDisallow: /x\nUser-agent: reader\nDisallow: /private', false],
])('respects %j', (text, isAllowed) => expect(allows(text)).toBe(isAllowed))

it('reads a robots.txt of many crawlers and rules in linear time', () => {
  const text = (size: number) => 'User-agent: a\n'.repeat(size) + 'Disallow: /a\n'.repeat(size)
  expect(growth(allows, text, 3_000)).toBeLessThanOrEqual(linear)
})
