import type { WireNode } from '@web2/builder'
import { box, element } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { Shade } from '../section-content.ts'
import { note } from './texts.ts'

interface CardLook {
  readonly style?: PlainStyle
  readonly tablet?: PlainStyle
  readonly mobile?: PlainStyle
}

/** Styles of a strip to swipe. */
const strip: PlainStyle = {
  'flex-direction': 'row',
  'overflow-x': 'auto',
  height: 'auto',
  'margin-inline': 'calc(-1 * var(--gutter))',
  'padding-inline': 'var(--gutter)',
}

/** Returns a shade card: swatches with their names, one above the other, side by side on narrow screens. */
export const shadeCard = (shades: readonly Shade[], look: CardLook = {}): WireNode =>
  element(
    'ul',
    {
      name: 'Shade card',
      style: {
        display: 'flex',
        'flex-direction': 'column',
        'list-style': 'none',
        margin: 0,
        padding: 0,
        ...look.style,
      },
      tablet: { ...strip, ...look.tablet },
      mobile: { ...strip, ...look.mobile },
    },
    shades.map(({ name, color }) =>
      element(
        'li',
        {
          name,
          style: { display: 'flex', flex: '1 1 0', 'min-height': '3rem', gap: 'var(--s3)' },
          tablet: { 'flex-direction': 'column', flex: '1 0 4.75rem', gap: 'var(--s2)' },
        },
        [
          box(
            'div',
            {
              name: 'Swatch',
              style: { flex: '0 0 3.5rem', 'background-color': color },
              tablet: { flex: '0 0 3.5rem' },
            },
            [],
          ),
          note(name, {
            style: { 'align-self': 'end', 'line-height': '1.2' },
            tablet: { 'align-self': 'start' },
          }),
        ],
      ),
    ),
    { tabindex: '0', 'aria-label': 'Shade card' },
  )
