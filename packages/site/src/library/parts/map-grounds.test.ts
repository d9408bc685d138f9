import { expect, it } from 'vitest'
import { pageOfSections } from '../../testing/section-pages.ts'
import { newSection } from '../new-section.ts'
import { card } from '../sections/place/card.ts'
import { mapGround, type MapGround } from './map-grounds.ts'

const grounds: readonly MapGround[] = [
  'avenue',
  'bay',
  'square',
  'pipes',
  'routes',
  'roofs',
  'lots',
  'strands',
  'hills',
]

it.each(grounds)('the ground %s is published, in colors of the theme alone', (ground) => {
  const html = pageOfSections([newSection(card, { ...card.content, ground })])
  expect(html).toContain(`background-image:${mapGround(ground)}`)
  expect(mapGround(ground)).not.toMatch(/#[\da-f]{3}|rgb|hsl/i)
})

it('no two grounds look the same', () => {
  expect(new Set(grounds.map(mapGround)).size).toBe(grounds.length)
})
