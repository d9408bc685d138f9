import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { pencilRing } from '../../art/pencil-ring.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { art, pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, note, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { work } from './gallery-content.ts'

/** Frames with a ring around them. */
const ringed: ReadonlySet<number> = new Set([1, 4, 11, 20])

const ring = (): WireNode =>
  art(pencilRing, {
    position: 'absolute',
    inset: '-9% -5%',
    width: '110%',
    height: '118%',
    'pointer-events': 'none',
  })

/** Perforations along an edge of film. */
const perforations =
  'repeating-linear-gradient(90deg, transparent 0 7px, var(--tone-rule) 7px 15px, transparent 15px 18px)'

const film = {
  'padding-block': '16px',
  'background-image': `${perforations}, ${perforations}`,
  'background-repeat': 'no-repeat',
  'background-size': '100% 6px',
  'background-position': '0 3px, 0 calc(100% - 3px)',
}

const frame = (content: SectionContent, item: SectionItem, at: number): WireNode =>
  element('li', { name: 'Frame', ...sampleMark(content) }, [
    box('div', { name: 'Film', style: film }, [
      box('div', { name: 'Image place', style: { position: 'relative' } }, [
        ...(item.picture ? [pictureSlot(item.picture, sceneAt(at), '3 / 2', { 'border-radius': 0 })] : []),
        ...(ringed.has(at) ? [ring()] : []),
      ]),
    ]),
    box(
      'div',
      {
        name: 'Caption',
        style: { display: 'flex', gap: 'var(--s3)', 'align-items': 'baseline', 'padding-top': 'var(--s2)' },
        mobile: { 'flex-direction': 'column', gap: 0 },
      },
      [
        figure(String(at + 1).padStart(2, '0'), -1, {
          name: 'Number',
          style: { color: 'var(--tone-text)' },
        }),
        note(item.name),
      ],
    ),
  ])

/** Numbered frames like a contact sheet, some with a ring drawn around them. */
export const sheet: LibrarySection = {
  id: 'gallery/sheet',
  kind: 'gallery',
  name: 'Contact sheet with rings',
  tones: ['deep', 'paper', 'tint'],
  content: work,
  make: (content, look) =>
    band({ name: 'Gallery', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      element(
        'ol',
        {
          name: 'Frames',
          style: {
            display: 'grid',
            // few frames are larger, so that no row stays half empty
            'grid-template-columns': `repeat(${content.items.length < 12 ? 3 : 6}, minmax(0, 1fr))`,
            gap: 'var(--s5) var(--s2)',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          tablet: { 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' },
          mobile: { 'column-gap': 'var(--s3)', 'row-gap': 'var(--s5)' },
        },
        content.items.map((item, at) => frame(content, item, at)),
      ),
    ]),
}
