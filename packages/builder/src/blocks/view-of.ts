import type { BindingData } from '../bindings/data.ts'
import { isPattern, patternText } from '../bindings/field-pattern.ts'
import { fillUrl } from '../bindings/fill-url.ts'
import { fillForEditing } from '../bindings/placeholders.ts'
import { motionAttribute, motionText, readMotion } from '../motion/motion.ts'
import { safeAttributes } from '../safety/safe-attributes.ts'
import { isUrlAttribute } from '../safety/safe-url.ts'
import { tagRefusal } from '../safety/safe-tag.ts'
import type { Attributes, NodeRecord } from '../tree/record.ts'
import { sampleData } from './business/sample.ts'
import { nothing } from './element.ts'
import { blockType } from './registry.ts'
import type { ElementView, View, ViewContext } from './view.ts'

const safePiece = (view: View): View => (view.kind === 'element' ? safeElement(view) : view)

const safeElement = (view: ElementView): View => {
  if (tagRefusal(view.tag, view.attributes)) return nothing
  const attributes = safeAttributes(view.tag, view.attributes)
  if (view.content === 'children' || view.content.every((each) => each.kind === 'text')) {
    return attributes === view.attributes ? view : { ...view, attributes }
  }
  return { ...view, attributes, content: view.content.map(safePiece) }
}

/** Returns true for nodes omitted from published pages; never for the root. */
export const isHidden = (record: NodeRecord): boolean =>
  record.addition.hidden === true && record.parent !== null

/** Adds the movement of a block on published pages; blocks stay still while they are edited. */
const withMotion = ({ props, parent }: NodeRecord, view: View, { mode }: ViewContext): View => {
  if (!props.motion || mode === 'edit' || parent === null || view.kind !== 'element') return view
  const motion = readMotion(props.motion)
  if (!motion) return view
  // first, as an import leaves it, so that an exported page stays the same
  return { ...view, attributes: { [motionAttribute]: motionText(motion), ...view.attributes } }
}

/**
 * Returns the view of a record with unfilled placeholders. For any record, it contains no scripts, no event
 * handlers and no URL that runs code.
 */
export const viewOf = (record: NodeRecord, context: ViewContext): View => {
  if (context.mode === 'export' && isHidden(record)) return nothing
  return safePiece(withMotion(record, blockType(record.componentName).view(record, context), context))
}

/** Returns true for sample text or sample data, which published pages omit. */
export const showsSample = (record: NodeRecord, data: BindingData): boolean => {
  if (record.addition.sample === true) return true
  if (!record.componentName.startsWith('Business')) return false
  return viewOf(record, { mode: 'export', data, firstPicture: false }).kind === 'nothing'
}

/**
 * Returns a text with placeholders as the editor shows it while it is not being edited: filled, with fallbacks
 * and without the syntax of phrases and variants.
 */
export const shownText = (text: string, data: BindingData): string => fillForEditing(text, data, sampleData)

const filledAttribute = (name: string, value: string, data: BindingData): string => {
  if (isPattern(name)) return patternText(value)
  return isUrlAttribute(name) ? fillUrl(value, data) : shownText(value, data)
}

const filledAttributes = (attributes: Attributes, data: BindingData): Attributes => {
  if (!Object.values(attributes).some((value) => value.includes('{'))) return attributes
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, filledAttribute(name, value, data)]),
  )
}

const filled = (view: View, data: BindingData): View => {
  if (view.kind === 'text')
    return view.text.includes('{') ? { ...view, text: shownText(view.text, data) } : view
  if (view.kind !== 'element') return view
  const content = view.content === 'children' ? view.content : view.content.map((each) => filled(each, data))
  return { ...view, attributes: filledAttributes(view.attributes, data), content }
}

/**
 * Returns the view of a record on the editor's canvas: placeholders are filled, phrases show their
 * fallback, and other placeholders without a value stay as typed.
 */
export const canvasView = (record: NodeRecord, data: BindingData): View => {
  const type = blockType(record.componentName)
  const view = viewOf(record, { mode: 'edit', data, firstPicture: false })
  return type.bound ? view : safePiece(filled(view, data))
}
