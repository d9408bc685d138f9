import { expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth.ts'
import { pageFacts } from './page-facts.ts'

const meta = (content: string) => `<meta name="Author" content="${content}">`

it('a name of a page’s head may be given several times', () =>
  expect(pageFacts(`<head>${meta(' a ')}${meta('b')}</head>`).meta.get('author')).toEqual(['a', 'b']))

it('a page that names one thing many times is read at once', () =>
  expect(growth(pageFacts, (size) => meta('a').repeat(size), 800)).toBeLessThanOrEqual(linear))
