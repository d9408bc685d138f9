import type { NodeRecord } from '../../tree/record.ts'
import { elementOf, definedAttributes, textProp } from '../element.ts'
import type { View } from '../view.ts'

/** Returns the iframe of a block from its props url, width, height, name and title, and its resolved URL. */
export const frameOf = (record: NodeRecord, src: string): View => {
  const { title, name, width, height, loading, allowFullscreen } = record.props
  const own = definedAttributes({
    src,
    width: textProp(width),
    height: textProp(height),
    name: textProp(name),
    title: textProp(title),
    loading: loading === 'auto' ? undefined : textProp(loading) || 'lazy',
  })
  return elementOf(record, 'iframe', allowFullscreen === true ? { ...own, allowfullscreen: '' } : own, [])
}
