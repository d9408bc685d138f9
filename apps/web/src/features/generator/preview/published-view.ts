import {
  blockType,
  fill,
  fillUrl,
  isPattern,
  patternText,
  showsSample,
  viewOf,
  type Attributes,
  type BindingData,
  type NodeRecord,
  type View,
} from '@web2/builder'

const urls: ReadonlySet<string> = new Set(['href', 'src', 'action', 'poster'])

const missing = () => undefined

const filledAttribute = (name: string, value: string, data: BindingData): string => {
  if (!value.includes('{')) return value
  if (isPattern(name)) return patternText(value)
  return urls.has(name) ? fillUrl(value, data) : fill(value, data, missing)
}

const filledAttributes = (attributes: Attributes, data: BindingData): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, filledAttribute(name, value, data)]),
  )

const filled = (view: View, data: BindingData): View => {
  if (view.kind === 'text') return { ...view, text: fill(view.text, data, missing) }
  if (view.kind !== 'element') return view
  return {
    ...view,
    attributes: filledAttributes(view.attributes, data),
    content: view.content === 'children' ? view.content : view.content.map((each) => filled(each, data)),
  }
}

/** Returns the text of a view that consists of text only; undefined for others. */
const textOf = (view: View): string | undefined =>
  view.kind === 'element' && view.content !== 'children' && view.content.every(({ kind }) => kind === 'text')
    ? view.content
        .map((each) => (each.kind === 'text' ? each.text : ''))
        .join('')
        .trim()
    : undefined

/** Returns the view of a record on the published page: without samples, placeholders filled or empty. */
export const publishedView = (record: NodeRecord, data: BindingData): View => {
  if (showsSample(record, data)) return { kind: 'nothing' }
  const view = viewOf(record, { mode: 'export', data, firstPicture: false })
  if (blockType(record.componentName).bound) return view
  const shown = filled(view, data)
  // a button whose only text is an empty placeholder is left out of published pages
  return textOf(shown) === '' && (textOf(view) ?? '') !== '' ? { kind: 'nothing' } : shown
}
