import type { WireNode } from '@web2/builder'
import { box } from '../../../templates/nodes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { beforeAfter } from './pairs-content.ts'
import { pairOf, stateNames } from './picture-pair.ts'

const state = (image: WireNode, at: number): WireNode => ({
  componentName: 'Fold',
  props: { open: at === 0 },
  addition: { name: stateNames[at] ?? 'Picture' },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        content: stateNames[at] ?? '',
        elementStyle: {
          flex: '1 1 8rem',
          'min-height': 56,
          padding: 'var(--s4) 0',
          'font-family': 'var(--f-title)',
          'font-size': 'var(--t-2)',
          'font-weight': 'var(--title-weight-small)',
          'line-height': '1.2',
          'text-transform': 'var(--title-case)',
        },
      },
      children: [],
      addition: {},
    },
    image,
  ],
})

const frame = (content: SectionContent, item: SectionItem, at: number): WireNode =>
  box('div', { name: 'Pair', ...sampleMark(content), style: at > 0 ? { 'margin-top': 'var(--s8)' } : {} }, [
    {
      componentName: 'Tabs',
      props: { key: `pair-${at + 1}`, alwaysOpen: true, elementStyle: { width: '100%' } },
      addition: { name: 'Before and after' },
      children: pairOf(content, at, '3 / 2').map(state),
    },
    title('h3', 2, item.name, { style: { 'margin-top': 'var(--s5)' } }),
    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
  ])

/** One frame, and two large buttons that choose its picture. */
export const toggle: LibrarySection = {
  id: 'ba/toggle',
  kind: 'ba',
  name: 'Buttons that change the image',
  tones: ['paper', 'tint', 'deep'],
  content: beforeAfter,
  make: (content, look) =>
    band({ name: 'Before and after', ...look }, [
      twelve([
        cell('Frames', span(2, 11), [
          title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s5)' } }),
          ...content.items.map((item, at) => frame(content, item, at)),
        ]),
      ]),
    ]),
}
