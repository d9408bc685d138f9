import type { WireNode } from '@web2/builder'
import { business, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { drawnEdge } from '../../parts/drawn-edge.ts'
import { fitStep } from '../../parts/fit.ts'
import { actionRow } from '../../parts/actions.ts'
import { callLink, heroBand } from '../../parts/hero.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, label, lead, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Need something done[[ in {nap.city}]]?', {
  lead: 'Say what it is, where it is, and since when. Three facts are enough to begin.',
  label: 'Before you call',
  items: [
    { name: 'Look once more: what exactly is it, and since when?' },
    { name: 'Take two photos, one near and one from farther away.' },
    { name: 'Note two times that suit you.' },
  ],
})

/** Holes at the upper corners and a torn lower edge. */
const punched =
  'radial-gradient(circle 9px at 28px 28px, transparent 98%, var(--c-ink)) 0 0 / 51% calc(100% - 8px) no-repeat, ' +
  'radial-gradient(circle 9px at calc(100% - 28px) 28px, transparent 98%, var(--c-ink)) 100% 0 / 51% calc(100% - 8px) no-repeat, ' +
  'radial-gradient(circle 6px at 50% 100%, transparent 98%, var(--c-ink)) 0 100% / 20px 8.5px repeat-x'

const step = ({ name }: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Step',
      style: {
        display: 'grid',
        'grid-template-columns': '1.75rem minmax(0, 1fr)',
        'align-items': 'baseline',
        'padding-block': 'var(--s3)',
        'border-top': hairline,
      },
    },
    [figure(String(at + 1), 1), text(name)],
  )

const ticketCard = ({ label: heading, items }: SectionContent, tone: string): WireNode =>
  element(
    'aside',
    {
      name: 'Ticket',
      style: {
        padding: 'var(--s7) var(--s5) var(--s6)',
        'container-type': 'inline-size',
        '-webkit-mask': punched,
        mask: punched,
        position: 'relative',
        'z-index': 1,
        'margin-bottom': 'calc(-48px - var(--s8))',
      },
      tablet: { 'margin-bottom': 0 },
    },
    [
      // the weight of figures, so that no other font file is loaded for one line
      label(heading ?? '', {
        style: { 'font-weight': 'var(--figure-weight)', 'margin-bottom': 'var(--s1)' },
      }),
      callLink(5, {
        style: {
          'font-size': 'min(var(--t-5), 12.5cqi)',
          'white-space': 'nowrap',
          'margin-bottom': 'var(--s4)',
        },
      }),
      element(
        'ol',
        { name: 'Steps', style: { 'list-style': 'none', margin: 0, padding: 0, 'border-bottom': hairline } },
        items.slice(0, 3).map(step),
      ),
      business('Hours', {
        style: {
          'font-size': stepSize(-1),
          'margin-top': 'var(--s4)',
          color: 'var(--tone-quiet)',
          width: '100%',
        },
      }),
    ],
    { 'data-tone': tone, 'aria-label': heading ?? 'Call' },
  )

/** Title next to a job ticket with the number, what to have ready, and the hours. */
export const ticket: LibrarySection = {
  id: 'hero/ticket',
  kind: 'hero',
  name: 'Title next to a ticket',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    heroBand(look, [
      twelve(
        [
          cell(
            'Title',
            span(1, 7),
            [
              title('h1', fitStep(7, own.title), own.title),
              ...(own.lead
                ? [lead(own.lead, { style: { 'margin-top': 'var(--s5)', 'max-width': '32rem' } })]
                : []),
              ...actionRow(own.actions, { style: { 'margin-top': 'var(--s6)' } }),
              ...(own.art ? [drawnEdge(own.art, look.space, { least: '6rem', strip: '7 / 1' })] : []),
            ],
            own.art
              ? { style: { display: 'flex', 'flex-direction': 'column', 'align-self': 'stretch' } }
              : {},
          ),
          cell('Ticket', span(8, 12), [ticketCard(own, look.tone === 'paper' ? 'tint' : 'paper')], {
            style: { 'padding-inline-start': 'var(--gap)' },
            tablet: { 'padding-inline-start': 0 },
          }),
        ],
        { 'align-items': 'center' },
      ),
    ]),
}
