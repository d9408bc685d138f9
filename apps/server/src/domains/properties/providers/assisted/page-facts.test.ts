import { expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth/growth.ts'
import { pageFacts } from './page-facts.ts'

const meta = (content: string) => `<meta name="Author" content="${content}">`

it('reads a repeated meta name of a page’s head', () =>
  expect(pageFacts(`<head>${meta(' a ')}${meta('b')}</head>`).meta.get('author')).toEqual(['a', 'b']))

it('reads a page that repeats one name many times in linear time', () =>
  expect(growth(pageFacts, (size) => meta('a').repeat(size), 800)).toBeLessThanOrEqual(linear))
