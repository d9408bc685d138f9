import { expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth/growth.ts'
import { assembleFromSteps } from './assemble-article.ts'
import type { CardRow } from '../generation-view.ts'

const article = (text: string) => assembleFromSteps([{ text } as CardRow], 'roses')

it.each([
  ['# Roses', 'Roses', ''],
  ['## Roses and more  ##\n\n\nCut.', 'Roses and more', '<p>Cut.</p>\n'],
  ['#\t**Roses** #1\nCut.', 'Roses #1', '<p>Cut.</p>\n'],
  ['# Roses # and # more ###\nCut.', 'Roses # and # more', '<p>Cut.</p>\n'],
  ['# ##\nCut.', '#', '<p>Cut.</p>\n'],
  ['# Roses', 'Roses', ''],
  ['### Roses', 'roses', '<h3>Roses</h3>\n'],
  ['#Roses', 'roses', '<p>#Roses</p>\n'],
  ['Roses\n# Cut', 'roses', '<p>Roses</p>\n<h1>Cut</h1>\n'],
])('takes the title from the leading heading of %j', (text, title, rest) =>
  expect(article(text)).toEqual({ title, text: rest }),
)

it.each([' ', '#', ' #'])('reads a heading with many %j in linear time', (row) =>
  expect(growth(article, (size) => `# a${row.repeat(size)}a`, 5_000)).toBeLessThanOrEqual(linear),
)
