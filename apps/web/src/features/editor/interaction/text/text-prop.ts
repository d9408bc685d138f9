import { blockType, type NodeRecord } from '@web2/builder'

/**
 * Returns the prop that holds a node's text and can be edited in place; null if its text is in its children.
 */
export const textPropOf = (record: NodeRecord): string | null =>
  record.children.length > 0 ? null : (blockType(record.componentName).editableText[0] ?? null)

export const textOf = (record: NodeRecord, prop: string): string => {
  const value = record.props[prop]
  return typeof value === 'string' ? value : ''
}

const containers: ReadonlySet<string> = new Set(['Canvas', 'Container', 'ContainerFill'])

/** Returns true for a container without text, which accepts blocks instead of typing. */
export const isEmptyContainer = (record: NodeRecord): boolean =>
  containers.has(record.componentName) &&
  record.children.length === 0 &&
  textOf(record, 'content').trim() === ''

/**
 * Returns typed text as it is stored. Editable elements use no-break spaces at ends and in runs, which become
 * plain spaces unless the text had some before.
 */
export const typedText = (shown: string, before: string): string => {
  const oneLine = shown.replace(/[\r\n]+/g, ' ')
  return before.includes('\u00a0') ? oneLine : oneLine.replace(/\u00a0/g, ' ')
}
