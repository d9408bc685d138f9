import { box } from '../../../templates/nodes.ts'
import { halftone } from '../../art/halftone.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { letterCount } from '../../parts/fit.ts'
import { note, stepSize } from '../../parts/texts.ts'
import { sentencesOf, titleInParts } from '../../parts/title-lines.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Ask first. Look twice. Do it once.', {
  note: '[[{nap.address1}, {nap.city}||{nap.city}]]',
  pictures: [{ words: 'hands at work black and white wide', alt: 'Hands at work, close up' }],
})

/** Letters of the widest faces, in em; narrower faces leave room at the end of the line. */
const widest = 0.66

/** Returns the sentences of a title, if they are few; else the title as it is, which breaks by itself. */
const posterLines = (content: string): readonly string[] => {
  const sentences = sentencesOf(content)
  return sentences.length <= 3 ? sentences : [content]
}

/** Returns the letters of a line that give a title of one sentence three lines. */
const lettersPerLine = (content: string): number =>
  Math.max(8, Math.ceil(letterCount(content) / 3) + 2, ...content.split(' ').map(letterCount))

/** Shouted lines over the whole width with a band of dots between them. */
export const poster: LibrarySection = {
  id: 'hero/poster',
  kind: 'hero',
  name: 'Poster lines with a band',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: (own, look) => {
    const lines = posterLines(own.title)
    const letters = lines.length > 1 ? Math.max(...lines.map(letterCount)) : lettersPerLine(own.title)
    const width = (100 / (letters * widest)).toFixed(2)
    const after = lines.length > 1 ? lines.length - 1 : 1
    return bleedBand({ name: 'Hero', ...look, style: { padding: 'var(--s5) 0 var(--s6)' } }, [
      box(
        'div',
        {
          name: 'Poster',
          style: { display: 'grid', 'row-gap': 'var(--s1)', 'container-type': 'inline-size' },
        },
        [
          titleInParts(
            'h1',
            7,
            lines.map((line, at) => ({
              content: line,
              look: {
                style: {
                  'grid-row': String(at < after ? at + 1 : at + 2),
                  'text-align': at % 2 === 1 ? 'end' : 'start',
                  'padding-inline': 'max(var(--gutter), calc((100cqi - var(--w-page)) / 2))',
                },
                mobile: { 'text-align': 'start' },
              },
            })),
            {
              style: {
                display: 'contents',
                'font-size': `min(${width}cqi, 18svh, 13rem)`,
                'text-transform': 'uppercase',
                'line-height': '0.9',
                hyphens: 'manual',
              },
            },
          ),
          ...own.pictures.slice(0, 1).map((wish) =>
            pictureSlot(wish, halftone, 'auto', {
              'grid-row': String(after + 1),
              height: 'clamp(7rem, 19svh, 12rem)',
              'border-radius': 0,
              'margin-block': 'var(--s3)',
            }),
          ),
        ],
      ),
      box('div', { name: 'Below', style: { 'padding-inline': 'var(--gutter)', 'margin-top': 'var(--s5)' } }, [
        pageWidth(
          [
            ...own.actions.slice(0, 1).map((action) => buttonLink(action)),
            phoneLink(2),
            ...(own.note
              ? [
                  note(own.note, {
                    style: {
                      'font-size': stepSize(0),
                      'margin-inline-start': 'auto',
                      color: 'var(--tone-text)',
                    },
                    mobile: { 'margin-inline-start': 0 },
                  }),
                ]
              : []),
          ],
          { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center', gap: 'var(--s3) var(--s6)' },
        ),
      ]),
    ])
  },
}
