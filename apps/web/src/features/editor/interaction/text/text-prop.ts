import { blockType, type NodeRecord } from '@web2/builder'

/** The prop that holds a node's text and may be typed in place; null when its text lies in its children. */
export const textPropOf = (record: NodeRecord): string | null =>
  record.children.length > 0 ? null : (blockType(record.componentName).editableText[0] ?? null)

export const textOf = (record: NodeRecord, prop: string): string => {
  const value = record.props[prop]
  return typeof value === 'string' ? value : ''
}

const containers: ReadonlySet<string> = new Set(['Canvas', 'Container', 'ContainerFill'])

/** Blocks go in there, not words: only a container that has come with a text of its own is typed in. */
export const isEmptyContainer = (record: NodeRecord): boolean =>
  containers.has(record.componentName) &&
  record.children.length === 0 &&
  textOf(record, 'content').trim() === ''

/**
 * What was typed, as it is stored: editable elements hold spaces at ends and in rows as no-break spaces, which belong
 * to the typing and not to the text, unless the text had some before.
 */
export const typedText = (shown: string, before: string): string => {
  const oneLine = shown.replace(/[\r\n]+/g, ' ')
  return before.includes('\u00a0') ? oneLine : oneLine.replace(/\u00a0/g, ' ')
}
