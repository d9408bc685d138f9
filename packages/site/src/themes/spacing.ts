import type { Token } from '@web2/builder'

export type Density = 'tight' | 'normal' | 'wide'

const steps = [
  '0.25rem',
  '0.5rem',
  '0.75rem',
  '1rem',
  '1.5rem',
  'clamp(1.75rem, 1.5rem + 1vw, 2.5rem)',
  'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  'clamp(3.5rem, 2.7rem + 3.6vw, 6rem)',
  'clamp(4.5rem, 3.2rem + 5.8vw, 8.5rem)',
  'clamp(6rem, 4rem + 9vw, 12rem)',
]

/** Space above and below a section, space around a row of a list, and width of a page. */
const densities: Readonly<
  Record<Density, { readonly section: string; readonly row: string; readonly page: string }>
> = {
  tight: { section: 's8', row: 's3', page: '72rem' },
  normal: { section: 's9', row: 's4', page: '75rem' },
  wide: { section: 's10', row: 's5', page: '82rem' },
}

const space = (name: string, value: string): Token => ({ name, group: 'space', value })
const width = (name: string, value: string): Token => ({ name, group: 'width', value })

/** Returns the tokens of spaces, `s1` to `s10` and those that a density chooses. */
export const spaceTokens = (density: Density): Token[] => [
  ...steps.map((value, at) => space(`s${at + 1}`, value)),
  space('section', `var(--${densities[density].section})`),
  space('row', `var(--${densities[density].row})`),
  space('gutter', 'clamp(1.25rem, 0.7rem + 2.4vw, 3rem)'),
  space('gap', 'clamp(1rem, 2vw, 2rem)'),
]

/** Returns the tokens of widths: of text, of a page's content, and of the widest plate. */
export const widthTokens = (density: Density): Token[] => [
  width('w-text', '38rem'),
  width('w-page', densities[density].page),
  width('w-wide', '96rem'),
]
