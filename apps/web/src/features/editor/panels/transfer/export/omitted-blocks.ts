import { blockType, viewOf, type BindingData, type BuilderDocument } from '@web2/builder'

/**
 * Returns the business blocks of a page that are empty for visitors, because there is no listing or it lacks
 * their data.
 */
export const unpublishedBlocks = ({ nodes }: BuilderDocument, data: BindingData): readonly string[] => {
  const counts = new Map<string, number>()
  for (const record of nodes.values()) {
    const { bound, label } = blockType(record.componentName)
    if (!bound || record.addition.hidden) continue
    if (viewOf(record, { mode: 'export', data, firstPicture: false }).kind !== 'nothing') continue
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => (count === 1 ? label : `${label} (${count} times)`))
}
