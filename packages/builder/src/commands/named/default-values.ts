import { createNode } from '../../blocks/create-node.ts'
import { themedDefaults } from '../../blocks/palette/with-theme-look.ts'
import { tagOf } from '../../blocks/registry.ts'
import { styleOf } from '../../styles/node-css.ts'
import type { NamedStyle } from '../../theme/named/named-style.ts'
import type { Json, NodeRecord } from '../../tree/record.ts'

/**
 * Returns a block without the values that it only has because every new block of its type does, by a theme as well,
 * where one of these styles sets another one. Otherwise a shared style would have no effect on it.
 */
export const withoutDefaultValues = (record: NodeRecord, styles: readonly NamedStyle[]): NodeRecord => {
  const own = styleOf(record.props, 'desktop')
  const created = createNode(record.componentName, { headingType: tagOf(record) })
  const defaults = styleOf(created.props, 'desktop')
  if (!own || !defaults) return record
  const themed = themedDefaults(created)
  const isDefault = (property: string) =>
    own[property] !== undefined &&
    (own[property] === defaults[property] || own[property] === themed[property]) &&
    styles.some(({ layers }) => layers.desktop?.[property] !== undefined)
  const gone = Object.keys(own).filter(isDefault)
  if (gone.length === 0) return record
  const left = Object.fromEntries(Object.entries(own).filter(([property]) => !gone.includes(property)))
  return { ...record, props: { ...record.props, elementStyle: left as Json } }
}
