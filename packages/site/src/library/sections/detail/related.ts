import type { WireNode } from '@web2/builder'
import { element, link } from '../../../templates/nodes.ts'
import { textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionAction, SectionContent } from '../../section-content.ts'
import { detail } from './detail-content.ts'

const neighbor = (content: SectionContent, { label, href }: SectionAction, at: number): WireNode =>
  element(
    'li',
    {
      name: at === 0 ? 'Previous service' : 'Next service',
      ...sampleMark(content),
      style: {
        'padding-block': 'var(--s6)',
        ...(at === 1 && {
          'border-inline-start': 'var(--line-w) var(--line-style) var(--tone-rule)',
          'padding-inline-start': 'var(--s7)',
          'text-align': 'end',
        }),
      },
      mobile: {
        'padding-block': 'var(--s5)',
        ...(at === 1 && {
          'border-inline-start': 'none',
          'border-top': 'var(--line-w) var(--line-style) var(--tone-rule)',
          'padding-inline-start': 0,
          'text-align': 'start',
        }),
      },
    },
    [
      link(label, href, {
        style: {
          'font-family': 'var(--f-title)',
          'font-size': stepSize(4),
          'font-weight': 'var(--title-weight-small)',
          'letter-spacing': 'var(--title-tracking)',
          'text-transform': 'var(--title-case)',
          'line-height': '1.1',
          color: 'var(--tone-text)',
          'text-decoration-thickness': 'var(--link-w)',
          'text-underline-offset': '0.15em',
        },
        hover: { color: 'var(--tone-link)' },
      }),
    ],
  )

/** Links to the services before and after this one, and to all of them. */
export const related: LibrarySection = {
  id: 'detail/related',
  kind: 'detail',
  name: 'Services before and after',
  tones: ['paper', 'tint', 'deep'],
  content: detail,
  make: (content, look) => {
    const neighbors = content.actions.slice(0, -1)
    const all = content.actions.slice(-1)
    return band(
      { name: 'Related services', ...look, tag: 'nav', attributes: { 'aria-label': 'Related services' } },
      [
        ...(neighbors.length > 0
          ? [
              element(
                'ul',
                {
                  name: 'Neighbors',
                  style: {
                    display: 'grid',
                    'grid-template-columns': `repeat(${Math.min(2, neighbors.length)}, minmax(0, 1fr))`,
                    'list-style': 'none',
                    margin: 0,
                    padding: 0,
                    'border-top': rule,
                    'border-bottom': 'var(--line-w) var(--line-style) var(--tone-rule)',
                    'margin-bottom': 'var(--s4)',
                  },
                  mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
                },
                neighbors.slice(0, 2).map((action, at) => neighbor(content, action, at)),
              ),
            ]
          : []),
        ...all.map((action) => textLink(action)),
      ],
    )
  },
}
