import type { LibrarySection } from '../../library-section.ts'
import { phoneLink, textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { box } from '../../../templates/nodes.ts'
import { fitStep } from '../../parts/fit.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { invitation } from './invitation.ts'

/** A few words as large as a poster's; the action is words as well. */
export const poster: LibrarySection = {
  id: 'cta/poster',
  kind: 'cta',
  name: 'Poster with a few large words',
  tones: ['brand', 'deep'],
  content: { ...invitation, title: 'Tell us what you need.' },
  make: (content, look) =>
    band({ name: 'Call to action', ...look }, [
      title('h2', fitStep(7, content.title), content.title, {
        style: { 'max-width': '14em', 'text-wrap': 'balance' },
      }),
      box(
        'div',
        {
          name: 'Actions',
          style: {
            display: 'flex',
            'flex-wrap': 'wrap',
            'align-items': 'baseline',
            gap: 'var(--s4) var(--s7)',
            'margin-top': 'var(--s8)',
          },
        },
        [
          ...content.actions.slice(0, 1).map((action) =>
            textLink(action, {
              style: { 'font-size': stepSize(4), 'text-decoration-thickness': '0.08em' },
            }),
          ),
          phoneLink(4, { style: { 'text-decoration-thickness': '0.08em' } }),
        ],
      ),
    ]),
}
