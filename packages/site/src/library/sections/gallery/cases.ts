import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import { sceneAt } from '../../art/scenes.ts'
import { bleedBand, sectionSpace, spaced } from '../../parts/band.ts'
import { bleedGrid, fromStart, toEnd, within } from '../../parts/bleed.ts'
import { cell } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { work } from './gallery-content.ts'

const upright = { style: { 'grid-row': '1' }, tablet: { 'grid-row': 'auto' } } as const

const caseRow = (content: SectionContent, item: SectionItem, at: number): WireNode => {
  const isMirrored = at % 2 === 1
  const row = bleedGrid(
    [
      cell(
        'Picture',
        isMirrored ? toEnd(5) : fromStart(8),
        item.picture ? [pictureSlot(item.picture, sceneAt(at), '3 / 2', { 'border-radius': 0 })] : [],
        upright,
      ),
      cell(
        'Facts',
        isMirrored ? within(1, 4) : within(9, 12),
        [
          title('h3', 3, item.name, sampleMark(content)),
          ...(item.lines
            ? [
                element(
                  'ul',
                  { name: 'Facts', style: { ...listStyle, 'margin-top': 'var(--s5)' } },
                  item.lines.map((line) =>
                    element(
                      'li',
                      {
                        name: 'Fact',
                        ...sampleMark(content),
                        style: { 'border-top': hairline, 'padding-block': 'var(--s3)' },
                      },
                      [text(line)],
                    ),
                  ),
                ),
              ]
            : []),
          ...(item.text
            ? [text(item.text, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
            : []),
        ],
        upright,
      ),
    ],
    { 'align-items': 'end', 'margin-top': 'var(--s8)' },
    'Project',
    'article',
  )
  return { ...row, addition: { ...row.addition, ...sampleMark(content) } }
}

/** Finished projects: a picture to the window's edge and what there is to know about it. */
export const cases: LibrarySection = {
  id: 'gallery/cases',
  kind: 'gallery',
  name: 'Projects with facts',
  tones: ['paper', 'tint', 'deep'],
  content: work,
  make: (content, look) =>
    bleedBand({ name: 'Gallery', ...look, style: sectionSpace(), attributes: spaced }, [
      bleedGrid(
        [cell('Heading', within(1, 8), [title('h2', 4, content.title)])],
        { 'margin-bottom': 'calc(-1 * var(--s5))' },
        'Heading',
      ),
      ...content.items.slice(0, 3).map((item, at) => caseRow(content, item, at)),
    ]),
}
