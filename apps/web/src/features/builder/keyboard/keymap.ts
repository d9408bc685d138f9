import type { Activity } from '../editor/session.ts'

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type KeyCommand =
  | 'save'
  | 'undo'
  | 'redo'
  | 'remove'
  | 'duplicate'
  | 'escape'
  | 'edit'
  | 'move'
  | 'previous'
  | 'next'
  | 'parent'
  | 'child'

/** Where the focus is: on the page, on the controls around it, or in a field of theirs. */
export type KeyPlace = 'canvas' | 'chrome' | 'field'

const plain: Readonly<Record<string, KeyCommand>> = {
  delete: 'remove',
  backspace: 'remove',
  escape: 'escape',
  enter: 'edit',
  f2: 'edit',
  m: 'move',
  arrowup: 'previous',
  arrowdown: 'next',
  arrowleft: 'parent',
  arrowright: 'child',
}

const withControl: Readonly<Record<string, KeyCommand>> = { s: 'save', z: 'undo', y: 'redo', d: 'duplicate' }

/** The command that a key press stands for, null when it is none of ours. */
export const commandOf = (press: KeyPress): KeyCommand | null => {
  const key = press.key.toLowerCase()
  if (press.altKey) return null
  if (press.ctrlKey || press.metaKey) {
    if (press.shiftKey) return key === 'z' ? 'redo' : null
    return withControl[key] ?? null
  }
  return press.shiftKey ? null : (plain[key] ?? null)
}

const whileTyping: ReadonlySet<KeyCommand> = new Set<KeyCommand>(['save', 'escape', 'undo', 'redo'])
const onControls: ReadonlySet<KeyCommand> = new Set<KeyCommand>(['save', 'undo', 'redo'])
const inFields: ReadonlySet<KeyCommand> = new Set<KeyCommand>(['save'])

/** Whether a command may act here and now; a key that may not is left to the element that has the focus. */
export const isHeeded = (command: KeyCommand, place: KeyPlace, activity: Activity): boolean => {
  if (place === 'field') return inFields.has(command)
  if (activity === 'editing-text') return whileTyping.has(command)
  if (activity === 'dragging' || activity === 'moving') return true
  return place === 'canvas' || onControls.has(command)
}
