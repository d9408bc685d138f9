import type { Json, WireNode, WishedImage } from '@web2/builder'
import { box, picture } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { Drawing, Shape } from '../drawing.ts'
import type { PictureWish } from '../section-content.ts'

export type { Drawing, Shape } from '../drawing.ts'

/** Returns a shape in a role of the theme: 'art-1', 'art-2', 'art-3', 'mark', 'ink', 'line' or 'paper'. */
export const filled = (
  role: string,
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
): Shape => ({
  tag,
  attributes: {
    fill: `var(--c-${role})`,
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  },
})

/** Returns a wish as blocks store it: the drawing itself is in the block, so only its presence is noted. */
const stored = ({ drawing, ...wish }: PictureWish): Json =>
  ({ ...wish, ...(drawing && { isDrawn: true }) }) as unknown as Json

/** Returns an inline drawing, hidden from screen readers. It covers its box and is cropped at the sides. */
export const art = (
  { width, height, shapes }: Drawing,
  style: PlainStyle = {},
  wish?: PictureWish,
): WireNode => ({
  componentName: 'Icon',
  props: {
    look: 'own',
    paint: { fill: 'none' },
    shapes: shapes as unknown as Json,
    viewBox: `0 0 ${width} ${height}`,
    ...(wish && { wish: stored(wish) }),
    elementStyle: { display: 'block', width: '100%', height: '100%', ...style },
  },
  children: [],
  addition: { name: 'Drawing', attributes: { preserveAspectRatio: 'xMidYMid slice' } },
})

/** Returns the picture that a user has chosen for a place. */
const chosen = (wish: PictureWish, { url, alt, width, height }: WishedImage): WireNode => {
  const image = picture(url, alt, width, height, {
    name: 'Photo',
    style: { display: 'block', width: '100%', height: '100%', 'object-fit': 'cover' },
  })
  return { ...image, props: { ...image.props, wish: stored(wish) } }
}

/**
 * Returns the place of a picture: its ratio, and a drawing until a user chooses a picture, the wish's own before the
 * section's. The wish tells which picture belongs here.
 */
export const pictureSlot = (
  wish: PictureWish,
  drawing: Drawing,
  ratio: string,
  style: PlainStyle = {},
): WireNode =>
  box(
    'div',
    {
      name: 'Picture',
      style: {
        'aspect-ratio': ratio,
        overflow: 'hidden',
        'border-radius': 'var(--r-m)',
        'background-color': 'var(--tone-rule)',
        ...style,
      },
    },
    [wish.image ? chosen(wish, wish.image) : art(wish.drawing ?? drawing, {}, wish)],
  )
