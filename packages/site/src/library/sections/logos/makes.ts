import { element, span } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { makes as content } from './logos.ts'

/** Names between thin slashes, wrapped like a paragraph. */
export const makes: LibrarySection = {
  id: 'logos/makes',
  kind: 'logos',
  name: 'Names between slashes',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: (own, look) =>
    band({ name: 'Makes', ...look }, [
      title('h2', 2, own.title, { style: { 'margin-bottom': 'var(--s5)' } }),
      element(
        'ul',
        {
          name: 'Names',
          style: {
            'list-style': 'none',
            margin: 0,
            'margin-bottom': 'var(--s6)',
            padding: 0,
            'font-family': 'var(--f-title)',
            'font-weight': 'var(--title-weight-small)',
            'font-size': stepSize(4),
            'line-height': '1.25',
            'letter-spacing': 'var(--title-tracking)',
          },
        },
        own.items.map(({ name }, at, { length }) =>
          element('li', { name: 'Make', ...sampleMark(own), style: { display: 'inline' } }, [
            span(name, { name: 'Name', style: { 'font-size': 'inherit' } }),
            ...(at < length - 1
              ? [
                  span(' / ', {
                    name: 'Slash',
                    style: { 'font-size': 'inherit', 'font-weight': '300', color: 'var(--tone-quiet)' },
                  }),
                ]
              : []),
          ]),
        ),
      ),
      ...(own.lead ? [lead(own.lead)] : []),
    ]),
}
