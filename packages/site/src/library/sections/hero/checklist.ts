import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { tick } from '../../art/ticks.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand } from '../../parts/hero.ts'
import { art } from '../../parts/pictures.ts'
import { withTone } from '../../parts/with-tone.ts'
import { lead, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Have this at hand, and the rest is quick.', {
  lead: 'What helps us help you[[ in {nap.city}]]. Choose how you get in touch, and read down the list.',
  items: [
    {
      name: 'Call',
      lines: [
        'What it is, in one sentence',
        'Since when, or by when',
        'Where: street, floor, door',
        'A number to call back',
        'Two times that suit you',
        'What you have tried already',
      ],
    },
    {
      name: 'Message',
      lines: [
        'Two photos: one near, one from farther away',
        'Measures, if size matters',
        'Make or model, if there is one',
        'How it should be afterward',
        'The date it depends on',
        'How you want the answer',
      ],
    },
    {
      name: 'Visit',
      lines: [
        'Papers, plans, or an earlier bill',
        'The name of the person who decides',
        'Room to get at it',
        'Pets and alarms: say so before',
        'A place to park',
        'Your questions, written down',
      ],
    },
  ],
})

const ticked = (line: string): WireNode =>
  element(
    'li',
    {
      name: 'Line',
      style: { display: 'flex', gap: 'var(--s3)', 'padding-block': 'var(--s2)', 'align-items': 'flex-start' },
    },
    [tick(24), text(line)],
  )

const room = ({ name, lines, text: sentence }: SectionItem, isOpen: boolean): WireNode => ({
  componentName: 'Fold',
  props: { open: isOpen },
  addition: { name },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        content: name,
        elementStyle: {
          'font-size': stepSize(-1),
          'font-weight': 'var(--strong-weight)',
          'min-height': 48,
          padding: 'var(--s3) 0',
        },
      },
      addition: {},
      children: [],
    },
    element(
      'ul',
      { name: 'Lines', style: { 'list-style': 'none', margin: 0, padding: 0 } },
      (lines ?? [sentence ?? name]).map(ticked),
    ),
  ],
})

/** Title next to a card with lists to choose from, each line ticked. */
export const checklist: LibrarySection = {
  id: 'hero/checklist',
  kind: 'hero',
  name: 'Title next to a checklist',
  tones: ['tint', 'paper', 'deep'],
  content,
  make: (own, look) =>
    heroBand(look, [
      twelve(
        [
          cell('Title', span(1, 7), [
            title('h1', fitStep(6, own.title), own.title, { style: { 'max-width': '7.8em' } }),
            ...(own.lead
              ? [lead(own.lead, { style: { 'margin-top': 'var(--s5)', 'max-width': '30rem' } })]
              : []),
            phoneLink(3, { style: { 'margin-top': 'var(--s4)' } }),
            ...(own.art
              ? [
                  box(
                    'div',
                    {
                      name: 'Drawing',
                      style: {
                        height: 'clamp(9rem, 17vw, 15rem)',
                        'margin-top': 'var(--s6)',
                        overflow: 'hidden',
                        'border-radius': 'var(--r-m)',
                      },
                      // the list itself belongs in the first window of a phone
                      mobile: { display: 'none' },
                    },
                    [art(own.art)],
                  ),
                ]
              : []),
          ]),
          cell('Checklist', span(8, 12), [
            withTone(
              box(
                'div',
                {
                  name: 'Card',
                  style: {
                    'background-color': 'var(--c-card)',
                    border: 'var(--line-w) solid var(--tone-edge)',
                    'border-radius': 'var(--r-l)',
                    'box-shadow': 'var(--shadow)',
                    padding: 'var(--s5) var(--s5) var(--s6)',
                    transform: 'rotate(1.5deg)',
                  },
                  mobile: { transform: 'none', padding: 'var(--s4) var(--s5) var(--s5)' },
                },
                [
                  {
                    componentName: 'Tabs',
                    props: {
                      key: 'hero',
                      alwaysOpen: true,
                      elementStyle: { width: '100%', 'column-gap': 'var(--s4)' },
                    },
                    addition: { name: 'Lists' },
                    children: own.items.slice(0, 6).map((item, at) => room(item, at === 0)),
                  },
                  ...own.actions
                    .slice(0, 1)
                    .map((action) =>
                      buttonLink(action, { style: { 'margin-top': 'var(--s5)', width: '100%' } }),
                    ),
                ],
              ),
              'paper',
            ),
          ]),
        ],
        { 'align-items': 'center' },
      ),
    ]),
}
