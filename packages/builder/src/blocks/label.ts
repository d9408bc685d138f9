import type { NodeRecord } from '../tree/record.ts'
import { textProp } from './element.ts'
import { blockType, tagOf } from './registry.ts'

/** Returns true for whitespace between elements, comments and templates, which a layers panel hides. */
export const isBlankText = (record: NodeRecord): boolean =>
  record.componentName === 'Comment' ||
  (record.componentName === 'Element' && record.addition.tag === 'template') ||
  (record.componentName === 'Text' && !/\S/.test(textProp(record.props.content)))

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

/**
 * Returns the name of a node in the layers panel: its given name, its text, or its type. The root is the
 * page.
 */
export const labelOf = (record: NodeRecord): string => {
  if (record.addition.name) return record.addition.name
  const { content, name: section } = record.props
  const text = shortened(textProp(record.componentName === 'Module' ? section : content))
  if (text) return text
  const { name, label } = blockType(record.componentName)
  const tag = tagOf(record)
  if (name === 'Canvas' && record.parent === null) return 'Page'
  return name === 'Element' ? tag : tag === 'section' ? 'Section' : label
}
