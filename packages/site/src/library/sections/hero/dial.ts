import type { Tone, WireNode } from '@web2/builder'
import { dial as drawing } from '../../art/dial.ts'
import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, textLink } from '../../parts/actions.ts'
import { bleedBand } from '../../parts/band.ts'
import { callLink, pageEdge } from '../../parts/hero.ts'
import { art } from '../../parts/pictures.ts'
import { lead, stepSize } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { sentencesOf, titleInParts, type TitlePart } from '../../parts/title-lines.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('It has to be now. It has time.', {
  items: [
    { name: 'Call', text: 'Say what happened, and where you are[[ in {nap.city}]]. The rest is asked back.' },
    { name: 'Write', text: 'Name two days that suit you, and add a photo. That saves a second call.' },
  ],
})

const surface = (name: string, column: 1 | 2, tone: Tone, phone: string): WireNode =>
  withTone(
    box(
      'div',
      {
        name,
        style: { 'grid-area': `1 / ${column} / -1 / ${column + 1}` },
        mobile: { 'grid-area': phone },
      },
      [],
    ),
    tone,
  )

/** Returns the way from a half to its page, if it has one. */
const wayOf = ({ name, href }: SectionItem): WireNode[] =>
  href === undefined
    ? []
    : [
        box('div', { name: 'Way', style: { 'margin-bottom': 'var(--s3)' } }, [
          textLink(
            { label: name, href },
            { style: { 'font-size': stepSize(2), 'font-weight': 'var(--strong-weight)' } },
          ),
        ]),
      ]

/** Two halves with a dial on the seam between them. The title crosses both. */
export const dial: LibrarySection = {
  id: 'hero/dial',
  kind: 'hero',
  name: 'Two halves and a dial',
  tones: ['paper'],
  content,
  make: ({ title, items, actions }, look) => {
    const [first = title, ...rest] = sentencesOf(title)
    const [one, two] = items
    const edge = 'var(--s7)'
    const titleStyle = { 'max-width': '6.1em', padding: `${edge} 0` }
    const heading = titleInParts(
      'h1',
      6,
      (
        [
          {
            content: first,
            look: {
              style: {
                ...titleStyle,
                'grid-area': '1 / 1',
                'padding-inline-start': pageEdge,
                'max-width': '100%',
                'justify-self': 'start',
                width: `calc(${pageEdge} + 6.2em)`,
              },
              mobile: { 'grid-area': '1 / 1', padding: 'var(--s6) var(--gutter) var(--s3)', width: 'auto' },
            },
          },
          {
            content: rest.join(' '),
            tone: 'brand',
            look: {
              style: {
                ...titleStyle,
                'background-color': 'transparent',
                'grid-area': '2 / 2',
                'padding-inline-end': pageEdge,
                'max-width': '100%',
                'justify-self': 'end',
                'align-self': 'end',
                width: `calc(${pageEdge} + 6.2em)`,
                'text-align': 'end',
              },
              mobile: {
                'grid-area': '4 / 1',
                padding: 'var(--s3) var(--gutter)',
                width: 'auto',
                'text-align': 'start',
                'justify-self': 'start',
              },
            },
          },
        ] satisfies TitlePart[]
      ).filter((part) => part.content !== ''),
      {
        style: { display: 'contents' },
        tablet: { 'font-size': stepSize(5) },
        mobile: { 'font-size': stepSize(6) },
      },
    )
    return bleedBand(
      {
        name: 'Hero',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)',
          'grid-template-rows': 'auto auto',
          'align-content': 'space-between',
          'min-height': 'min(78svh, 44rem)',
          overflow: 'hidden',
        },
        mobile: {
          'grid-template-columns': 'minmax(0, 1fr)',
          'grid-template-rows': 'auto auto 10rem auto auto',
          'min-height': 0,
        },
      },
      [
        surface('First half', 1, 'tint', '1 / 1 / 4 / 2'),
        surface('Second half', 2, 'brand', '4 / 1 / 6 / 2'),
        box(
          'div',
          {
            name: 'Dial',
            style: {
              'grid-area': '1 / 1 / -1 / -1',
              'place-self': 'center',
              // large text takes its place in a narrow window
              width: 'min(31vw, 25rem, max(0px, 200vw - 66rem))',
              'aspect-ratio': '1',
              'border-radius': '50%',
              overflow: 'hidden',
            },
            mobile: {
              'grid-area': '3 / 1',
              'place-self': 'start center',
              width: '20rem',
              height: '10rem',
              'aspect-ratio': 'auto',
              'border-radius': '10rem 10rem 0 0',
            },
          },
          [art(drawing, { 'aspect-ratio': '1', height: 'auto' })],
        ),
        heading,
        ...(one
          ? [
              box(
                'div',
                {
                  name: one.name,
                  style: {
                    'grid-area': '2 / 1',
                    'align-self': 'end',
                    'padding-inline-start': pageEdge,
                    'padding-bottom': edge,
                    width: `calc(${pageEdge} + 19rem)`,
                    'max-width': '100%',
                  },
                  mobile: { 'grid-area': '2 / 1', width: 'auto', padding: '0 var(--gutter) var(--s5)' },
                },
                [
                  ...(one.text ? [lead(one.text, { style: { 'margin-bottom': 'var(--s3)' } })] : []),
                  ...wayOf(one),
                  callLink(3, { style: { 'white-space': 'nowrap' }, tablet: { 'white-space': 'normal' } }),
                ],
              ),
            ]
          : []),
        ...(two
          ? [
              withTone(
                box(
                  'div',
                  {
                    name: two.name,
                    style: {
                      'grid-area': '1 / 2',
                      'justify-self': 'end',
                      'text-align': 'end',
                      'padding-inline-end': pageEdge,
                      'padding-top': edge,
                      width: `calc(${pageEdge} + 19rem)`,
                      'max-width': '100%',
                    },
                    mobile: {
                      'grid-area': '5 / 1',
                      width: 'auto',
                      'justify-self': 'start',
                      'text-align': 'start',
                      padding: '0 var(--gutter) var(--s6)',
                    },
                  },
                  [
                    ...(two.text ? [lead(two.text, { style: { 'margin-bottom': 'var(--s4)' } })] : []),
                    ...wayOf(two),
                    ...actions.slice(0, 1).map((action) => buttonLink(action)),
                  ],
                ),
                'brand',
              ),
            ]
          : []),
      ],
    )
  },
}
