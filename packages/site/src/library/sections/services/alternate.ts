import type { WireNode } from '@web2/builder'
import { box } from '../../../templates/nodes.ts'
import { sceneAt } from '../../art/scenes.ts'
import { bleedBand, sectionSpace, spaced } from '../../parts/band.ts'
import { bleedGrid, fromStart, toEnd, within } from '../../parts/bleed.ts'
import { cell } from '../../parts/columns.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, lead, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { services } from './services.ts'

const gapAbove = { 'margin-top': 'var(--s8)' }

const wordsOnly = (content: SectionContent, item: SectionItem): WireNode => {
  const row = bleedGrid(
    [
      cell('Words', within(2, 11), [
        itemTitle(5, item),
        ...(item.text ? [lead(item.text, { style: { 'margin-top': 'var(--s4)' } })] : []),
      ]),
    ],
    gapAbove,
    'Service in words',
  )
  return { ...row, addition: { ...row.addition, ...sampleMark(content) } }
}

const withPicture = (content: SectionContent, item: SectionItem, at: number, pictures: number): WireNode => {
  const isMirrored = pictures % 2 === 1
  const image = cell(
    'Picture',
    isMirrored ? toEnd(6) : fromStart(7),
    item.picture ? [pictureSlot(item.picture, sceneAt(at), '4 / 3', { 'border-radius': 0 })] : [],
    { style: { 'grid-row': '1' }, tablet: { 'grid-row': 'auto' } },
  )
  const words = cell(
    'Words',
    isMirrored ? within(1, 4) : within(9, 12),
    [itemTitle(3, item), ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : [])],
    { style: { 'grid-row': '1' }, tablet: { 'grid-row': 'auto' } },
  )
  const row = bleedGrid([image, words], { 'align-items': 'end', ...gapAbove }, 'Service')
  return { ...row, addition: { ...row.addition, ...sampleMark(content) } }
}

/** Pictures that reach the window's edges, left and right in turn; every third service is words alone. */
export const alternate: LibrarySection = {
  id: 'services/alternate',
  kind: 'services',
  name: 'Images to the left and right edge',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    bleedBand({ name: 'Services', ...look, style: sectionSpace(), attributes: spaced }, [
      bleedGrid(
        [cell('Heading', within(1, 8), [title('h2', 4, content.title)])],
        { 'margin-bottom': 'calc(-1 * var(--s4))' },
        'Heading',
      ),
      box(
        'div',
        { name: 'Services' },
        content.items.map((item, at) =>
          at % 3 === 2
            ? wordsOnly(content, item)
            : withPicture(content, item, at, at - Math.floor((at + 1) / 3)),
        ),
      ),
    ]),
}
