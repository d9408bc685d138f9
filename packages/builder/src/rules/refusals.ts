import { blockType } from '../blocks/registry.ts'
import type { DropPosition } from '../changes/position.ts'
import { labelOf } from '../blocks/label.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { Reason, ReasonCode, Verdict } from './reason.ts'

export type Refused = Extract<Verdict, { ok: false }>

const refuse = (code: ReasonCode, message: string, detail: string): Refused => ({
  ok: false,
  reason: { code, message, detail } satisfies Reason,
})

export const notFound = (): Refused =>
  refuse('not-found', 'This block is no longer on the page.', 'Select another block and try again.')

export const nothingSelected = (): Refused =>
  refuse('nothing-selected', 'Nothing is selected.', 'Select a block first.')

export const isRoot = (): Refused =>
  refuse('root', 'The page itself can’t be moved, copied or deleted.', 'Select a block on the page.')

/** `lock` is the locked node: the element itself, or an ancestor. */
export const isLocked = (lock: NodeRecord, uuid: string): Refused =>
  lock.uuid === uuid
    ? refuse('locked', 'This block is locked.', 'Unlock it in the layers panel first.')
    : refuse(
        'locked',
        `This block is inside “${labelOf(lock)}”, which is locked.`,
        'Unlock that block in the layers panel first.',
      )

/** Refuses to remove a locked node along with its ancestor. */
export const holdsLocked = (lock: NodeRecord): Refused =>
  refuse(
    'locked',
    `This block contains “${labelOf(lock)}”, which is locked.`,
    'Unlock that block in the layers panel first.',
  )

export const notDraggable = (componentName: string): Refused => {
  const { label } = blockType(componentName)
  return refuse(
    'not-draggable',
    `${label} can’t be moved from here.`,
    'Only blocks directly inside a container can be moved. Move the parent block instead.',
  )
}

export const notWrappable = (detail: string): Refused =>
  refuse('not-wrappable', 'These blocks can’t be wrapped or unwrapped.', detail)

export const invalidValue = (detail: string): Refused =>
  refuse('invalid-value', 'The value is not valid.', detail)

/** Refusal of a move if its target does not accept the nodes, for any reason. */
export const moveRefused = (detail: string): Refused =>
  refuse('parent-not-droppable', 'Parent node is not droppable.', detail)

const notASibling = (detail: string): Refused =>
  refuse('not-a-sibling', 'Can not be the sibling of the target node.', detail)

const notDroppableWith = (parent: string, incoming: string, detail: string): Refused =>
  refuse('not-droppable-with', `${parent} is not droppable with the incommingNode - ${incoming}.`, detail)

/** Refusal of new nodes: one text for append and prepend, one for insert before and after. */
export const insertRefused = (
  place: DropPosition,
  parent: string,
  incoming: string,
  detail: string,
): Refused => ('beside' in place ? notASibling(detail) : notDroppableWith(parent, incoming, detail))

/** Returns why a parent that takes no children refuses a position. */
export const whyNoCanvas = (parent?: NodeRecord): string =>
  parent?.props.content
    ? `${blockType(parent.componentName).label} has text that a dropped block would replace. Drop the block next to it.`
    : 'Only containers can hold other blocks.'

/** Returns why a locked node refuses a position. */
export const whyLocked = (lock: NodeRecord): string =>
  `“${labelOf(lock)}” is locked. Unlock it in the layers panel first.`

export const mergedCells = (): Refused =>
  refuse(
    'invalid-value',
    'This table has merged cells or rows of different lengths.',
    'Edit its cells on the page, or insert a new table.',
  )

export const tableTooLarge = (rows: number, columns: number): Refused =>
  refuse(
    'invalid-value',
    `A table can have up to ${rows} rows and ${columns} columns.`,
    'Use a smaller part of the data, or several tables.',
  )

export const lastOfTable = (what: 'row' | 'column'): Refused =>
  refuse('invalid-value', `This is the table’s only ${what}.`, 'Delete the whole table instead.')
