import { blockType } from '../blocks/registry.ts'
import type { Place } from '../changes/place.ts'
import type { Reason, ReasonCode, Verdict } from './reason.ts'

export type Refused = Extract<Verdict, { ok: false }>

const refuse = (code: ReasonCode, message: string, detail: string): Refused => ({
  ok: false,
  reason: { code, message, detail } satisfies Reason,
})

export const notFound = (): Refused =>
  refuse('not-found', 'The element is no longer on the page.', 'Select another element and try again.')

export const nothingSelected = (): Refused =>
  refuse('nothing-selected', 'Nothing is selected.', 'Select an element first.')

export const isRoot = (): Refused =>
  refuse('root', 'The page itself can not be moved, copied or removed.', 'Select an element on the page.')

export const isLocked = (): Refused =>
  refuse('locked', 'The element is locked.', 'Unlock it in the layers panel first.')

export const notDraggable = (componentName: string): Refused => {
  const { label } = blockType(componentName)
  return refuse(
    'not-draggable',
    `${label} can not be moved from here.`,
    'Only elements directly inside a container can be moved. Move the element around it instead.',
  )
}

export const notWrappable = (detail: string): Refused =>
  refuse('not-wrappable', 'These elements can not be wrapped or unwrapped.', detail)

export const invalidValue = (detail: string): Refused =>
  refuse('invalid-value', 'The value is not valid.', detail)

export const parentNotDroppable = (detail: string): Refused =>
  refuse('parent-not-droppable', 'Parent node is not droppable.', detail)

const notASibling = (detail: string): Refused =>
  refuse('not-a-sibling', 'Can not be the sibling of the target node.', detail)

const notDroppableWith = (parent: string, incoming: string, detail: string): Refused =>
  refuse('not-droppable-with', `${parent} is not droppable with the incommingNode - ${incoming}.`, detail)

/** What a place answers when its parent takes children, but not this one. */
export const placeRefused = (place: Place, parent: string, incoming: string, detail: string): Refused =>
  'beside' in place ? notASibling(detail) : notDroppableWith(parent, incoming, detail)

/** What a place answers when its parent takes no children at all. */
export const notACanvas = (place: Place): Refused => {
  const detail = 'Only containers take other elements.'
  return 'beside' in place ? notASibling(detail) : parentNotDroppable(detail)
}
