import type { SectionItem, Shade } from '../../library/section-content.ts'

const mix = (one: string, share: number, other: string): string =>
  `color-mix(in oklab, var(--c-${one}) ${share}%, var(--c-${other}))`

/** Card of shades from light to dark, mixed in fixed steps from roles that keep their lightness in the dark. */
export const shades: readonly Shade[] = [
  { name: 'Oat', color: mix('art-2', 25, 'deep-ink') },
  { name: 'Wheat', color: mix('art-2', 45, 'deep-ink') },
  { name: 'Honey', color: mix('art-2', 75, 'mark') },
  { name: 'Copper', color: 'var(--c-art-2)' },
  { name: 'Hazel', color: mix('art-2', 65, 'art-3') },
  { name: 'Chestnut', color: mix('art-2', 55, 'deep') },
  { name: 'Cocoa', color: mix('art-2', 28, 'deep') },
  { name: 'Coffee', color: 'var(--c-deep)' },
  { name: 'Moss', color: 'var(--c-art-3)' },
  { name: 'Pistachio', color: mix('mark', 50, 'deep-ink') },
]

const entries = (group: string, ...rows: readonly (readonly [name: string, text: string, href: string])[]) =>
  rows.map(([name, text, href]): SectionItem => ({ name, text, href, group, price: '00' }))

/** Services by groups. Prices are the owner's. */
export const priceList: readonly SectionItem[] = [
  ...entries(
    'Cut',
    ['Short', 'Wash, cut, and how to style it at home', '/cut'],
    ['To the shoulder', 'One line, or layers', '/cut'],
    ['Long', 'Ends, shape, and weight', '/cut'],
    ['Bangs', 'Between two cuts', '/cut'],
    ['Clippers and beard', 'Clean edges at neck and ear', '/short-cuts'],
  ),
  ...entries(
    'Color',
    ['Roots', 'The line where it grows out', '/color'],
    ['Full color', 'From root to tip', '/color'],
    ['Gloss', 'Tone and shine, no lift', '/color'],
    ['Highlights', 'Painted or foiled', '/highlights'],
    ['Change of color', 'After a talk, often in two visits', '/color'],
  ),
  ...entries(
    'Styling',
    ['Blow-dry', 'With wash', '/styling'],
    ['Up', 'Pinned for a long day', '/styling'],
    ['Bridal, with a trial', 'The trial some weeks ahead', '/bridal'],
  ),
  ...entries(
    'Care',
    ['Mask', 'For lengths that feel like straw', '/treatments'],
    ['Scalp', 'Wash, massage, and rest', '/treatments'],
    ['Split ends', 'Dusted off without losing length', '/treatments'],
  ),
  ...entries('Children', ['Children', 'Quick, patient, with a booster seat', '/children']),
]
