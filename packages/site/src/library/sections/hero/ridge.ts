import type { WireNode } from '@web2/builder'
import { box, business, element } from '../../../templates/nodes.ts'
import { roofs } from '../../art/roofs.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { actionRow, phoneLink } from '../../parts/actions.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('[[Here in {nap.city}||Not far from here]], and within reach.', {
  lead: 'Call, write, or come by. It helps to say first what it is about.',
  pictures: [{ words: 'roofs of a town in morning light', alt: 'Roofs of a town under a wide sky' }],
})

const fact = (node: WireNode): WireNode =>
  element('li', { name: 'Fact', style: { 'padding-block': 'var(--s3)', 'border-top': hairline } }, [node])

/** Wide picture whose lower edge is cut by a roof line, with the title below it. */
export const ridge: LibrarySection = {
  id: 'hero/ridge',
  kind: 'hero',
  name: 'Image over a roof line',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    bleedBand({ name: 'Hero', ...look }, [
      ...own.pictures.slice(0, 1).map((wish) =>
        pictureSlot(wish, roofs, 'auto', {
          height: 'clamp(15rem, 36svh, 30rem)',
          'border-radius': 0,
          'clip-path': 'polygon(0 0, 100% 0, 100% 100%, 64% 76%, 0 100%)',
        }),
      ),
      box('div', { name: 'Below', style: { padding: 'var(--s5) var(--gutter) var(--s7)' } }, [
        pageWidth([
          twelve(
            [
              cell('Title', span(1, 8), [
                title('h1', fitStep(6, own.title), own.title),
                ...(own.lead ? [lead(own.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
                ...actionRow(own.actions, { style: { 'margin-top': 'var(--s5)' } }),
              ]),
              cell('Facts', span(9, 12), [
                element('ul', { name: 'Facts', style: listStyle }, [
                  fact(phoneLink(3)),
                  fact(business('Address', { style: { 'font-style': 'normal', 'font-size': stepSize(0) } })),
                ]),
              ]),
            ],
            { 'align-items': 'end' },
          ),
        ]),
      ]),
    ]),
}
