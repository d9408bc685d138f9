import type { WireNode } from '@web2/builder'
import { element, link } from '../../../templates/nodes.ts'
import { tick } from '../../art/ticks.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { lead, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { services } from './services.ts'

/** Titles within a tab take the type of the tab. */
const nameStyle = {
  padding: 'var(--s3) 0',
  'min-height': 48,
  'font-family': 'var(--f-title)',
  'font-size': 'var(--t-3)',
  'font-weight': 'var(--title-weight-small)',
  'line-height': '1.1',
}

const tickedLine = (line: string): WireNode =>
  element(
    'li',
    { name: 'Line', style: { display: 'flex', gap: 'var(--s3)', 'padding-block': 'var(--s1)' } },
    [tick(24), text(line)],
  )

const room = (content: SectionContent, item: SectionItem, at: number): WireNode => ({
  componentName: 'Fold',
  props: { open: at === 0 },
  addition: { name: 'Service', ...sampleMark(content) },
  children: [
    {
      componentName: 'FoldTitle',
      props: { elementStyle: nameStyle },
      addition: {},
      children: [title('h3', 3, item.name)],
    },
    twelve(
      [
        cell('Words', span(1, 4, [1, 6]), [
          ...(item.text ? [lead(item.text)] : []),
          ...(item.lines
            ? [
                element(
                  'ul',
                  { name: 'Lines', style: { 'list-style': 'none', margin: 'var(--s5) 0 0', padding: 0 } },
                  item.lines.map(tickedLine),
                ),
              ]
            : []),
          ...(item.href
            ? [
                link('More about it', item.href, {
                  style: {
                    display: 'inline-flex',
                    'align-items': 'center',
                    'min-height': 44,
                    'margin-top': 'var(--s4)',
                    color: 'var(--tone-link)',
                    'text-decoration-thickness': 'var(--link-w)',
                    'text-underline-offset': '0.2em',
                  },
                }),
              ]
            : []),
        ]),
        cell(
          'Picture',
          span(5, 12, [1, 6]),
          item.picture ? [pictureSlot(item.picture, sceneAt(at), '3 / 2')] : [],
        ),
      ],
      { 'align-items': 'end', 'padding-top': 'var(--s5)' },
    ),
  ],
})

/** Names that choose the picture and the words below them. */
export const rooms: LibrarySection = {
  id: 'services/rooms',
  kind: 'services',
  name: 'Names that choose a image',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    band({ name: 'Services', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)', 'max-width': '48rem' } }),
      {
        componentName: 'Tabs',
        props: { key: 'rooms', alwaysOpen: true, elementStyle: { width: '100%', 'row-gap': 0 } },
        addition: { name: 'Services' },
        children: content.items.map((item, at) => room(content, item, at)),
      },
    ]),
}
