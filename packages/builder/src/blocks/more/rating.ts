import type { Json, NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf, numberProp } from '../element.ts'
import { markOf } from '../mark.ts'

const mostStars = 10

const css =
  '.w2-rating{display:inline-block;position:relative;font-size:24px;line-height:1;letter-spacing:2px;white-space:nowrap}' +
  '.w2-rating::before{content:attr(data-stars);opacity:.25}' +
  '.w2-rating::after{content:attr(data-stars);position:absolute;inset:0 auto 0 0;width:var(--w2-rating);overflow:hidden}'

const between = (value: Json | undefined, least: number, most: number, otherwise: number): number => {
  const number = numberProp(value ?? otherwise)
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : otherwise
}

const ratingOf = ({ props }: Pick<NodeRecord, 'props'>) => {
  const stars = Math.round(between(props.stars, 1, mostStars, 5))
  return { stars, value: Math.round(between(props.value, 0, stars, stars) * 10) / 10 }
}

const percent = (value: number, stars: number): string => `${Math.round((value / stars) * 1000) / 10}%`

/** Rating by stars, with its value for screen readers. */
export const rating: BlockType = {
  name: 'Rating',
  label: 'Rating',
  group: 'more',
  inPalette: true,
  defaults: { value: '4.5', stars: 5, elementStyle: {} },
  rules: {},
  editableText: [],
  css,
  mark: markOf(
    'w2-rating',
    {
      value: (rest) => /^[\d.]+/.exec(rest['aria-label'] ?? '')?.[0],
      stars: (rest) => [...(rest['data-stars'] ?? '')].length || undefined,
    },
    ['aria-label', 'data-stars', 'role', 'style'],
  ),
  tag: () => 'span',
  view: (record) => {
    const { value, stars } = ratingOf(record)
    return elementOf(
      record,
      'span',
      {
        class: classesOf(record, 'w2-rating'),
        role: 'img',
        'aria-label': `${value} of ${stars} stars`,
        'data-stars': '★'.repeat(stars),
        style: `--w2-rating:${percent(value, stars)}`,
      },
      [],
    )
  },
}
