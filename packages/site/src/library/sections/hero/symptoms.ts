import type { WireNode } from '@web2/builder'
import { heading, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { drawnEdge } from '../../parts/drawn-edge.ts'
import { heroBand, heroWays } from '../../parts/hero.ts'
import { rule } from '../../parts/lines.ts'
import { lead, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Which of these sounds like you?', {
  lead: 'Open the one that fits. [[Nothing fits? Call {nap.phone}.||Nothing fits? Ask.]]',
  items: [
    {
      name: 'I cannot say what it is',
      text: 'You see that something is wrong or missing, but lack the word for it. That is enough.',
      note: 'Describe it in your own words, and add a photo.',
      href: '/contact',
    },
    {
      name: 'It may not be worth it',
      text: 'Age, condition, and what comes after decide. One look often settles it.',
      note: 'Ask for both: the small way, and the thorough one.',
      href: '/services',
    },
    {
      name: 'It has to be done by a date',
      text: 'A date decides who can come, what is possible, and sometimes what it costs.',
      note: 'Name the date first, then the wish.',
      href: '/contact',
    },
    {
      name: 'I have a quote already',
      text: 'Two quotes can be compared only if they name the same work.',
      note: 'Bring it along. The lines that differ are the ones to ask about.',
      href: '/contact',
    },
    {
      name: 'It went wrong before',
      text: 'What went wrong tells where to look first.',
      note: 'Say it at the start; it saves a round.',
      href: '/contact',
    },
  ],
})

const symptom = ({ name, text: meaning, note, label, href }: SectionItem, isOpen: boolean): WireNode => ({
  componentName: 'Fold',
  props: { open: isOpen },
  addition: { name: 'Row' },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        elementStyle: {
          padding: 'var(--s4) 0',
          'min-height': 48,
          'font-family': 'var(--f-title)',
          'font-weight': 'var(--title-weight-small)',
          'font-size': stepSize(3),
          'line-height': '1.1',
        },
        breakpoints: { mobile: { 'font-size': stepSize(2) } },
      },
      addition: {},
      children: [heading('h2', name)],
    },
    ...(meaning
      ? [text(meaning, { style: { 'font-size': stepSize(1), 'line-height': 'var(--lead-leading)' } })]
      : []),
    ...(note ? [text(note, { style: { 'margin-top': 'var(--s2)', color: 'var(--tone-quiet)' } })] : []),
    ...(href
      ? [
          link(label ?? (href === '/services' ? 'See what we do' : 'Ask about this'), href, {
            style: {
              display: 'inline-flex',
              'align-items': 'center',
              'min-height': 44,
              'margin-top': 'var(--s2)',
              'font-weight': 'var(--strong-weight)',
              'text-decoration-thickness': 'var(--link-w)',
              'text-underline-offset': '0.2em',
            },
          }),
        ]
      : []),
  ],
})

/** A question next to rows that open what it often is, and what to do now. */
export const symptoms: LibrarySection = {
  id: 'hero/symptoms',
  kind: 'hero',
  name: 'Question next to rows that open',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    heroBand(look, [
      twelve(
        [
          cell(
            'Question',
            span(1, 5),
            [
              title('h1', fitStep(6, own.title), own.title, { style: { 'max-width': '7.1em' } }),
              ...(own.lead
                ? [lead(own.lead, { style: { 'margin-top': 'var(--s4)', 'max-width': '24rem' } })]
                : []),
              heroWays({ actions: own.actions }),
              ...(own.art ? [drawnEdge(own.art, look.space, { least: '14rem', strip: '5 / 2' })] : []),
            ],
            own.art
              ? { style: { display: 'flex', 'flex-direction': 'column', 'align-self': 'stretch' } }
              : {},
          ),
          cell('Rows', span(6, 12), [
            {
              componentName: 'Accordion',
              props: { key: 'signs', elementStyle: { width: '100%', 'border-top': rule } },
              addition: { name: 'Rows' },
              children: own.items.slice(0, 8).map((item, at) => symptom(item, at === 0)),
            },
          ]),
        ],
        { 'align-items': 'start' },
      ),
    ]),
}
