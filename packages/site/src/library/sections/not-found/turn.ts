import { box, element } from '../../../templates/nodes.ts'
import { wrongTurn } from '../../art/wrong-turn.ts'
import type { LibrarySection } from '../../library-section.ts'
import { textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { missingPage } from './missing-page.ts'

/** Title and ways on next to the drawing of a wrong turn. */
export const turn: LibrarySection = {
  id: 'not-found/turn',
  kind: 'not-found',
  name: 'A wrong turn',
  tones: ['paper', 'tint', 'deep'],
  content: missingPage,
  make: (content, look) =>
    band({ name: 'Page not found', ...look }, [
      twelve(
        [
          cell(
            'Text',
            span(1, 6, [1, 3]),
            [
              title('h1', 6, content.title),
              ...(content.lead
                ? [lead(content.lead, { style: { 'margin-block': 'var(--s4) var(--s6)' } })]
                : []),
              element(
                'ul',
                { name: 'Ways on', style: listStyle },
                content.actions
                  .slice(0, 4)
                  .map((action) =>
                    element('li', { name: 'Way', style: { 'border-top': hairline } }, [
                      textLink(action, { style: { 'font-size': stepSize(1), 'min-height': 56 } }),
                    ]),
                  ),
              ),
            ],
            { style: { 'align-self': 'center' } },
          ),
          cell('Drawing', span(8, 12, [4, 6]), [
            box(
              'div',
              {
                name: 'Frame',
                style: { 'aspect-ratio': '4 / 5', overflow: 'hidden', 'border-radius': 'var(--r-m)' },
                mobile: { 'aspect-ratio': '1' },
              },
              [art(content.art ?? wrongTurn)],
            ),
          ]),
        ],
        { 'row-gap': 'var(--s7)' },
      ),
    ]),
}
