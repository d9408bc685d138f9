import type { BindingData } from '../bindings/data.ts'
import type { NodeRecord } from '../tree/record.ts'
import { textProp } from './element.ts'
import { blockType, tagOf } from './registry.ts'
import { shownText } from './view-of.ts'

/** Returns true for whitespace between elements, comments and templates, which a layers panel hides. */
export const isBlankText = (record: NodeRecord): boolean =>
  record.componentName === 'Comment' ||
  (record.componentName === 'Element' && record.addition.tag === 'template') ||
  (record.componentName === 'Text' && !/\S/.test(textProp(record.props.content)))

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

/** Words for elements that have no block type of their own, or say more than a container does. */
const elementNames: Readonly<Record<string, string>> = {
  article: 'Article',
  aside: 'Aside',
  audio: 'Audio',
  blockquote: 'Quote',
  details: 'Details',
  figcaption: 'Caption',
  figure: 'Figure',
  footer: 'Footer',
  form: 'Form',
  header: 'Header',
  label: 'Label',
  li: 'List item',
  main: 'Main',
  nav: 'Navigation',
  ol: 'Numbered list',
  section: 'Section',
  summary: 'Summary',
  svg: 'Drawing',
  table: 'Table',
  td: 'Cell',
  th: 'Header cell',
  tr: 'Row',
  ul: 'List',
  video: 'Video',
}

const kindOf = (record: NodeRecord): string => {
  const { name, label } = blockType(record.componentName)
  const tag = tagOf(record)
  if (name === 'Canvas' && record.parent === null) return 'Page'
  if (name === 'Element') return elementNames[tag] ?? tag
  return name === 'Container' || tag === 'section' ? (elementNames[tag] ?? label) : label
}

const textOfRecord = ({ componentName, props }: NodeRecord): string =>
  textProp(componentName === 'Module' || componentName === 'Slot' ? props.name : props.content)

/** Returns the name of a node in messages: its given name, its text, or its type. The root is the page. */
export const labelOf = (record: NodeRecord): string =>
  record.addition.name || shortened(textOfRecord(record)) || kindOf(record)

/**
 * Returns the name of a node in the layers panel: its given name, or its type and its text, if it has one, as
 * the canvas shows it (“Heading: Our services”).
 */
export const layerLabelOf = (record: NodeRecord, data: BindingData = {}): string => {
  if (record.addition.name) return record.addition.name
  const text = shortened(shownText(textOfRecord(record), data))
  return text ? `${kindOf(record)}: ${text}` : kindOf(record)
}
