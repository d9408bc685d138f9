import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { note, title } from '../../parts/texts.ts'
import { questions } from './questions.ts'
import { questionList } from './question-list.ts'

/** Title that stays in view next to a list of questions that open. */
export const pane: LibrarySection = {
  id: 'faq/pane',
  kind: 'faq',
  name: 'Title next to questions that open',
  tones: ['paper', 'tint', 'deep'],
  content: questions,
  make: (content, look) =>
    band({ name: 'FAQ', ...look }, [
      twelve([
        cell('Heading', span(1, 4), [
          box(
            'div',
            {
              name: 'Sticky',
              style: { position: 'sticky', top: 'var(--s6)' },
              tablet: { position: 'static' },
            },
            [
              title('h2', 4, content.title),
              // a title alone in its column would go with a remark that goes
              note(
                `[[${content.note ?? 'Another question? Call'} {nap.phone}.||Another question? Write to us.]]`,
                {
                  style: { 'margin-top': 'var(--s4)' },
                },
              ),
            ],
          ),
        ]),
        cell('Questions', span(6, 12), [questionList(content.items)]),
      ]),
    ]),
}
