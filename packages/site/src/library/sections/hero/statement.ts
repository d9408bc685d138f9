import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import type { Drawing } from '../../drawing.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand } from '../../parts/hero.ts'
import { art } from '../../parts/pictures.ts'
import { figure, stepSize, text } from '../../parts/texts.ts'
import { sentencesOf, titleInParts } from '../../parts/title-lines.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Plain questions. Plain answers[[ in {nap.city}]].', {
  items: [
    { name: 'What do you need from me?', text: 'A sentence, a place, and a date.' },
    { name: 'What do I hear back?', text: 'What it takes, what it costs, or what the cost depends on.' },
    { name: 'What stays with me?', text: 'The decision.' },
  ],
})

const line = 'var(--line-w) solid var(--tone-rule)'

const row = ({ name, text: answer }: SectionItem, at: number): WireNode =>
  twelve(
    [
      element(
        'dt',
        {
          name: 'Question',
          style: { 'grid-column': '1 / 6', 'font-size': stepSize(1), color: 'var(--tone-quiet)' },
          tablet: { 'grid-column': '1 / 4' },
          mobile: { 'grid-column': '1 / -1' },
        },
        [text(name, { style: { 'font-size': 'inherit' } })],
      ),
      element(
        'dd',
        {
          name: 'Answer',
          style: { 'grid-column': '6 / 12', margin: 0 },
          tablet: { 'grid-column': '4 / -1' },
          mobile: { 'grid-column': '1 / -1' },
        },
        [
          text(answer ?? '', {
            style: {
              'font-family': 'var(--f-title)',
              'font-weight': 'var(--title-weight-small)',
              'font-size': stepSize(2),
              'line-height': '1.2',
            },
          }),
        ],
      ),
      element(
        'dd',
        {
          name: 'Number',
          style: { 'grid-column': '12 / 13', margin: 0, 'justify-self': 'end' },
          tablet: { display: 'none' },
        },
        [figure(String(at + 1).padStart(2, '0'), 0, { style: { color: 'var(--tone-quiet)' } })],
      ),
    ],
    {
      'align-items': 'baseline',
      'row-gap': 'var(--s1)',
      'padding-block': 'var(--s4)',
      'border-top': line,
    },
    'Row',
  )

/** A drawing that stands on the first line of the sheet. */
const standing = (drawing: Drawing): WireNode =>
  cell(
    'Drawing',
    span(9, 12, [5, 6]),
    [
      box('div', { name: 'Frame', style: { 'aspect-ratio': `${drawing.width} / ${drawing.height}` } }, [
        art(drawing),
      ]),
    ],
    {
      style: { 'align-self': 'end' },
      mobile: { 'margin-inline-start': '40%', 'margin-top': 'calc(-1 * var(--s5))' },
    },
  )

/** Sheet with drawn columns: questions at the start, answers next to them, the action on the last line. */
export const statement: LibrarySection = {
  id: 'hero/statement',
  kind: 'hero',
  name: 'Ruled sheet of answers',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    heroBand(look, [
      // the columns are ruled below the title, which stands on clear paper
      twelve(
        [
          cell(
            'Title',
            own.art ? span(1, 8, [1, 4]) : span(1, 9),
            [
              titleInParts(
                'h1',
                fitStep(6, own.title),
                sentencesOf(own.title).map((sentence) => ({ content: sentence })),
              ),
            ],
            {
              style: { 'padding-block': 'var(--s4) var(--s7)' },
              mobile: { 'padding-block': '0 var(--s5)' },
            },
          ),
          ...(own.art ? [standing(own.art)] : []),
        ],
        {},
        'Head',
      ),
      box(
        'div',
        {
          name: 'Sheet',
          style: {
            'background-image':
              'linear-gradient(to right, var(--tone-rule) var(--line-w), transparent var(--line-w))',
            'background-size': 'calc((100% + var(--gap)) / 12) 100%',
            'background-position': 'calc(-0.5 * var(--gap)) 0',
          },
          tablet: { 'background-image': 'none' },
        },
        [
          element('dl', { name: 'Rows', style: { margin: 0 } }, own.items.slice(0, 5).map(row)),
          twelve(
            [
              cell(
                'Action',
                span(1, 5, [1, 3]),
                own.actions.slice(0, 1).map((action) => buttonLink(action)),
              ),
              cell('Number', span(6, 12, [4, 6]), [phoneLink(4)]),
            ],
            {
              'align-items': 'center',
              'row-gap': 'var(--s3)',
              'padding-block': 'var(--s4)',
              'border-top': line,
              'border-bottom': '6px double var(--tone-text)',
            },
            'Last line',
          ),
        ],
      ),
    ]),
}
