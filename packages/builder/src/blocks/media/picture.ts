import type { Attributes, Json } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { elementOf, definedAttributes, textProp } from '../element.ts'

const emptyPicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22400%22 height=%22260%22%3E' +
  '%3Crect width=%22400%22 height=%22260%22 fill=%22%23e3e7eb%22/%3E%3Cpath d=%22M120 190l60-80 45 55 25-30 45 55z%22 ' +
  'fill=%22%23aab4bd%22/%3E%3Ccircle cx=%22250%22 cy=%2285%22 r=%2218%22 fill=%22%23aab4bd%22/%3E%3C/svg%3E'

/** `auto` omits the attribute, as in imported images without it. */
const loading = (value: Json | undefined, first: boolean): Attributes => {
  if (value === 'auto') return {}
  if (value === 'eager' || value === 'lazy') return { loading: value }
  return first ? { loading: 'eager', fetchpriority: 'high' } : { loading: 'lazy' }
}

export const picture: BlockType = {
  name: 'Picture',
  label: 'Picture',
  group: 'media',
  inPalette: true,
  defaults: {
    imageUrl: emptyPicture,
    alt: '',
    width: 400,
    height: 260,
    elementStyle: { width: '400px', 'max-width': '100%', height: 'auto' },
  },
  rules: {},
  editableText: [],
  tag: () => 'img',
  view: (record, { firstPicture, mode }) => {
    const { imageUrl, alt, width, height } = record.props
    // nothing to load; on the canvas the browser would still test in each frame if such an image is near
    const isHere = mode === 'edit' && typeof imageUrl === 'string' && imageUrl.startsWith('data:')
    const size = definedAttributes({ width: textProp(width), height: textProp(height) })
    const source: Attributes = typeof imageUrl === 'string' ? { src: imageUrl } : {}
    // null: the imported image has none, which browsers show differently from an empty one
    const text: Attributes = alt === null ? {} : { alt: textProp(alt) }
    const own = { ...source, ...text, ...size, ...(!isHere && loading(record.props.loading, firstPicture)) }
    return elementOf(record, 'img', own, [])
  },
}
