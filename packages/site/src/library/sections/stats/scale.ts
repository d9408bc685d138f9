import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent } from '../../section-content.ts'
import { band } from '../../parts/band.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, stepSize, text, title } from '../../parts/texts.ts'
import { figures } from './figures.ts'

const strokes = (direction: string) =>
  `repeating-linear-gradient(${direction}, var(--tone-text) 0 1px, transparent 1px 0.75rem)`

/** Width of a mark for the longest figure, in digits of the widest faces. */
const widthOf = ({ items }: SectionContent): string => {
  const longest = Math.max(1, ...items.map(({ label }) => label?.length ?? 0))
  return `calc(${(0.62 * longest).toFixed(2)} * ${stepSize(6)} + var(--s4) + var(--s5))`
}

/** Marks on a ruler: across on wide screens, down on phones. */
export const scale: LibrarySection = {
  id: 'stats/scale',
  kind: 'stats',
  name: 'Marks on a ruler',
  tones: ['tint', 'paper', 'deep', 'brand'],
  content: figures,
  make: (content, look) =>
    band({ name: 'Figures', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      element(
        'ol',
        {
          name: 'Ruler',
          style: {
            'list-style': 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            'grid-template-columns': `repeat(auto-fit, minmax(min(100%, ${widthOf(content)}), 1fr))`,
            'row-gap': 'var(--s6)',
            'border-top': '3px solid var(--tone-text)',
            'background-image': strokes('90deg'),
            'background-size': '100% 1rem',
            'background-repeat': 'no-repeat',
          },
          mobile: {
            'grid-template-columns': 'minmax(0, 1fr)',
            'row-gap': 'var(--s5)',
            'border-top': 0,
            'border-inline-start': '3px solid var(--tone-text)',
            'background-image': 'none',
          },
        },
        content.items.map(({ label: value = '', name }) =>
          element(
            'li',
            {
              name: 'Mark',
              ...sampleMark(content),
              style: {
                display: 'grid',
                gap: 'var(--s2)',
                'align-content': 'start',
                'border-inline-start': '3px solid var(--c-mark)',
                'padding-block': 'var(--s7) 0',
                'padding-inline': 'var(--s4) var(--s5)',
              },
              mobile: {
                'border-inline-start': 0,
                'border-top': '3px solid var(--c-mark)',
                'padding-block': 'var(--s3) 0',
                'padding-inline': 'var(--s5) 0',
              },
            },
            [
              figure(value, 6, { style: { 'line-height': '1' } }),
              text(name, { style: { 'max-width': '18rem' } }),
            ],
          ),
        ),
      ),
    ]),
}
