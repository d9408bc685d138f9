import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { title } from '../../parts/texts.ts'
import { people } from './people.ts'
import { rollRows } from './roll-rows.ts'

/** Names, roles and small portraits, like a staff board. */
export const roll: LibrarySection = {
  id: 'team/roll',
  kind: 'team',
  name: 'Staff board',
  tones: ['paper', 'tint', 'deep'],
  content: people,
  make: (content, look) =>
    band({ name: 'Team', ...look }, [
      title('h2', 4, content.title, { style: { 'max-width': '40rem', 'margin-bottom': 'var(--s7)' } }),
      rollRows(content, content.items),
    ]),
}
