import type { WireNode } from '@web2/builder'
import { box } from '../../../templates/nodes.ts'
import { strands } from '../../art/strands.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand } from '../../parts/band.ts'
import { twelve } from '../../parts/columns.ts'
import { heroWays } from '../../parts/hero.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { shadeCard } from '../../parts/shade-card.ts'
import { label, lead, stepSize } from '../../parts/texts.ts'
import { sentencesOf, titleInParts } from '../../parts/title-lines.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Attention. The rest follows from it.', {
  lead: 'Bring what you have in mind, and one thing you do not want.',
  label: '[[{nap.businessName}, {nap.city}||{nap.businessName}]]',
  pictures: [{ words: 'tall detail window light texture', alt: 'A detail in soft light from the side' }],
})

const tall = (slot: WireNode, ratioOnPhones: string): WireNode => ({
  ...slot,
  props: {
    ...slot.props,
    breakpoints: {
      tablet: { 'grid-column': '4 / -1' },
      mobile: {
        'grid-area': 'auto',
        height: 'auto',
        'aspect-ratio': ratioOnPhones,
        'margin-inline': 'calc(-1 * var(--gutter))',
      },
    },
  },
})

/** Tall picture from the upper edge, with one word laid over it on a strip. */
export const editorial: LibrarySection = {
  id: 'hero/editorial',
  kind: 'hero',
  name: 'One word over a tall image',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: (own, look) => {
    const [word = own.title, ...rest] = sentencesOf(own.title)
    const isWord = word.length <= 14
    // a word as wide as a share of the page, by the letters of a face of that width in em
    const share = (part: number, letter: number) => (part / (Math.max(word.length, 4) * letter)).toFixed(3)
    const heading = titleInParts(
      'h1',
      isWord ? 7 : 5,
      [
        {
          content: word,
          tone: look.tone,
          look: {
            style: {
              'grid-column': '1 / 8',
              'grid-row': '2',
              width: 'max-content',
              'max-width': '66vw',
              'align-self': 'end',
              position: 'relative',
              'padding-block': '0.06em',
              'padding-inline-end': '0.22em',
              'line-height': '1',
              'font-size': isWord
                ? `min(calc(min(100vw - 2 * var(--gutter), var(--w-page)) * ${share(0.58, 0.44)}), 13rem)`
                : stepSize(5),
            },
            tablet: { 'grid-column': '1 / 5' },
            mobile: {
              'grid-area': 'auto',
              'margin-top': 'calc(-0.62em - var(--s4))',
              'min-width': 0,
              'max-width': '100%',
              'font-size': isWord
                ? `min(calc((100vw - 2 * var(--gutter)) * ${share(1, 0.72)}), 6rem)`
                : stepSize(5),
            },
          },
        },
        {
          content: rest.join(' '),
          look: {
            style: {
              'grid-column': '1 / 5',
              'grid-row': '3',
              'font-size': stepSize(3),
              'font-weight': 'var(--title-weight-small)',
              'line-height': '1.15',
            },
            tablet: { 'grid-column': '1 / 4' },
            mobile: { 'grid-area': 'auto' },
          },
        },
      ].filter((part) => part.content !== ''),
      { style: { display: 'contents' } },
    )
    return bleedBand({ name: 'Hero', ...look, style: { 'padding-inline': 'var(--gutter)' } }, [
      box('div', { name: 'Content', style: { 'max-width': 'var(--w-page)', 'margin-inline': 'auto' } }, [
        twelve(
          [
            ...own.pictures.slice(0, 1).map((wish) =>
              tall(
                pictureSlot(wish, strands, 'auto', {
                  'grid-column': '6 / 11',
                  'grid-row': '1 / 5',
                  'border-radius': 0,
                  height: 'clamp(34rem, 84svh, 50rem)',
                }),
                own.shades ? '5 / 4' : '1',
              ),
            ),
            heading,
            box(
              'div',
              {
                name: 'Lead',
                style: { 'grid-column': '1 / 5', 'grid-row': '4', 'padding-bottom': 'var(--s7)' },
                tablet: { 'grid-column': '1 / 4' },
                mobile: {
                  'grid-area': 'auto',
                  'padding-bottom': 'var(--s6)',
                },
              },
              [...(own.lead ? [lead(own.lead)] : []), heroWays(own)],
            ),
            ...(own.label
              ? [
                  label(own.label, {
                    name: 'Caption',
                    style: {
                      'grid-column': own.shades ? '5 / 6' : '12 / 13',
                      'grid-row': own.shades ? '1' : '1 / 4',
                      'writing-mode': 'vertical-rl',
                      'padding-top': own.shades ? 'var(--s3)' : 'var(--s6)',
                      'justify-self': 'end',
                      'max-height': own.shades ? '16rem' : '30rem',
                    },
                    tablet: { display: 'none' },
                  }),
                ]
              : []),
            ...(own.shades
              ? [
                  shadeCard(own.shades, {
                    style: { 'grid-column': '11 / 13', 'grid-row': '1 / 5' },
                    tablet: { 'grid-column': '1 / -1', 'grid-row': 'auto', 'padding-bottom': 'var(--s6)' },
                    mobile: { order: -1, 'padding-bottom': 0 },
                  }),
                ]
              : []),
          ],
          { 'grid-template-rows': '1fr auto auto auto', 'row-gap': 'var(--s4)' },
        ),
      ]),
    ])
  },
}
