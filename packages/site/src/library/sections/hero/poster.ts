import { box, element } from '../../../templates/nodes.ts'
import { halftone } from '../../art/halftone.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { rule } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { groupsOf } from '../../parts/groups.ts'
import { letterCount } from '../../parts/fit.ts'
import { figure, note, stepSize, text } from '../../parts/texts.ts'
import { sentencesOf, titleInParts } from '../../parts/title-lines.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Ask first. Look twice. Do it once.', {
  items: [],
  note: '[[{nap.address1}, {nap.city}||{nap.city}]]',
  pictures: [{ words: 'hands with a tool black and white wide', alt: 'Hands with a tool, close up' }],
})

/** Letters of the widest faces, in em; narrower faces leave room at the end of the line. */
const widest = 0.66
const condensed = 0.47

/** Returns the sentences of a title, if they are few; else the title as it is, which breaks by itself. */
const posterLines = (content: string): readonly string[] => {
  const sentences = sentencesOf(content)
  return sentences.length <= 3 ? sentences : [content]
}

/** Returns the letters of a line that give a title of one sentence three lines. */
const lettersPerLine = (content: string): number =>
  Math.max(8, Math.ceil(letterCount(content) / 3) + 2, ...content.split(' ').map(letterCount))

/** Height of a minute on the chart. */
const minute = '0.11rem'

/** Returns the days of a week side by side, with cells as tall as what they name is long; a strip to swipe on phones. */
const weekChart = (items: readonly SectionItem[], head: string | undefined) =>
  element(
    'ul',
    {
      name: 'Week',
      style: {
        display: 'grid',
        'grid-template-columns': `repeat(${groupsOf(items).length}, minmax(0, 1fr))`,
        'column-gap': '2px',
        'list-style': 'none',
        margin: 'var(--s6) 0 0',
        padding: 0,
        'border-top': rule,
      },
      mobile: {
        display: 'flex',
        'overflow-x': 'auto',
        'margin-inline': 'calc(-1 * var(--gutter))',
        'padding-inline': 'var(--gutter)',
      },
    },
    groupsOf(items).map(({ head: day = '', items: own }) =>
      element(
        'li',
        {
          name: day,
          style: { 'border-inline-start': '2px solid var(--tone-rule)', 'min-width': 0 },
          mobile: { flex: '0 0 7.5rem' },
        },
        [
          text(day, {
            style: { padding: 'var(--s2) var(--s3)', 'font-size': stepSize(-1), color: 'var(--tone-quiet)' },
          }),
          ...own.map(({ name, label }) =>
            box(
              'div',
              {
                name: 'Cell',
                style: {
                  padding: 'var(--s2) var(--s3)',
                  ...(label && {
                    'min-height': `calc(${parseInt(label, 10) || 0} * ${minute})`,
                    'print-color-adjust': 'exact',
                    'background-color': 'var(--tone-text)',
                    color: 'var(--tone-bg)',
                  }),
                },
              },
              [
                text(name, { style: { 'font-weight': 'var(--strong-weight)', 'line-height': '1.2' } }),
                ...(label ? [figure(label, -1)] : []),
              ],
            ),
          ),
        ],
      ),
    ),
    { tabindex: '0', ...(head && { 'aria-label': head }) },
  )

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
    const width = (100 / (letters * (own.isCondensed ? condensed : widest))).toFixed(2)
    // items without a day are those of other heroes
    const days = own.items.filter(({ group }) => group !== undefined)
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
        ...(days.length > 0 ? [pageWidth([weekChart(days, own.label)])] : []),
      ]),
    ])
  },
}
