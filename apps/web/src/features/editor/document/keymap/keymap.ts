import type { Activity } from '../session.ts'

export interface KeyPress {
  readonly key: string
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export type KeyCommand =
  | 'save'
  | 'undo'
  | 'redo'
  | 'help'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-fit'
  | 'menu'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'copy-style'
  | 'paste-style'
  | 'remove'
  | 'duplicate'
  | 'wrap'
  | 'unwrap'
  | 'lock'
  | 'hide'
  | 'edit'
  | 'escape'
  | 'previous'
  | 'next'
  | 'parent'
  | 'child'
  | 'extend-previous'
  | 'extend-next'
  | 'select-siblings'
  | 'move'
  | 'move-up'
  | 'move-down'
  | 'move-in'
  | 'move-out'
  | 'rename'
  | 'first'
  | 'last'
  | 'expand-all'
  | 'collapse-all'

/** Focus location: the page, the layers panel, other controls, or an input field. */
export type KeyPlace = 'canvas' | 'layers' | 'chrome' | 'field'

export const keyGroups = ['Page', 'Select', 'Edit', 'Clipboard', 'Move', 'Layers panel'] as const

export interface KeyBinding {
  readonly command: KeyCommand
  readonly group: (typeof keyGroups)[number]
  /** Name of the command, as shown to users. */
  readonly label: string
  /** Key combinations: `Mod` is Ctrl, or Cmd on a Mac; then the browser's key name in lower case. */
  readonly keys: readonly string[]
  /** Focus locations that accept the keys; `page`, the default, includes the layers panel. */
  readonly reach?: 'page' | 'layers' | 'controls' | 'everywhere'
  /** Accepted while text is edited, too. */
  readonly whileTyping?: boolean
  /** The browser sends its own event for these keys, so their key press is ignored. */
  readonly native?: boolean
}

/** All keys of the editor, for key handling and for the shortcuts dialog. */
export const keyBindings: readonly KeyBinding[] = [
  { command: 'save', group: 'Page', label: 'Save', keys: ['Mod+s'], reach: 'everywhere', whileTyping: true },
  { command: 'undo', group: 'Page', label: 'Undo', keys: ['Mod+z'], reach: 'controls', whileTyping: true },
  {
    command: 'redo',
    group: 'Page',
    label: 'Redo',
    keys: ['Mod+Shift+z', 'Mod+y'],
    reach: 'controls',
    whileTyping: true,
  },
  { command: 'help', group: 'Page', label: 'Show keyboard shortcuts', keys: ['?'], reach: 'controls' },
  {
    command: 'menu',
    group: 'Page',
    label: 'Open context menu',
    keys: ['contextmenu', 'Shift+f10'],
  },

  { command: 'zoom-in', group: 'Page', label: 'Zoom in', keys: ['Mod+plus', 'Mod+='], whileTyping: true },
  { command: 'zoom-out', group: 'Page', label: 'Zoom out', keys: ['Mod+-'], whileTyping: true },
  {
    command: 'zoom-fit',
    group: 'Page',
    label: 'Zoom to fit',
    keys: ['Mod+0'],
    whileTyping: true,
  },

  { command: 'previous', group: 'Select', label: 'Select previous block', keys: ['arrowup'] },
  { command: 'next', group: 'Select', label: 'Select next block', keys: ['arrowdown'] },
  { command: 'parent', group: 'Select', label: 'Select parent', keys: ['arrowleft'] },
  { command: 'child', group: 'Select', label: 'Select first child', keys: ['arrowright'] },
  {
    command: 'extend-previous',
    group: 'Select',
    label: 'Extend selection to previous block',
    keys: ['Shift+arrowup'],
  },
  {
    command: 'extend-next',
    group: 'Select',
    label: 'Extend selection to next block',
    keys: ['Shift+arrowdown'],
  },
  {
    command: 'select-siblings',
    group: 'Select',
    label: 'Select all siblings',
    keys: ['Mod+a'],
    reach: 'controls',
  },
  {
    command: 'escape',
    group: 'Select',
    label: 'Cancel drag, stop editing text, or select parent',
    keys: ['escape'],
    whileTyping: true,
  },

  { command: 'edit', group: 'Edit', label: 'Edit text', keys: ['enter', 'f2'] },
  { command: 'remove', group: 'Edit', label: 'Delete', keys: ['delete', 'backspace'] },
  { command: 'duplicate', group: 'Edit', label: 'Duplicate', keys: ['Mod+d'] },
  { command: 'wrap', group: 'Edit', label: 'Wrap in container', keys: ['Mod+g'] },
  { command: 'unwrap', group: 'Edit', label: 'Unwrap', keys: ['Mod+Shift+g'] },
  { command: 'lock', group: 'Edit', label: 'Lock or unlock', keys: ['Mod+Shift+l'] },
  { command: 'hide', group: 'Edit', label: 'Hide or show', keys: ['Mod+Shift+h'] },

  { command: 'copy', group: 'Clipboard', label: 'Copy', keys: ['Mod+c'], native: true },
  { command: 'cut', group: 'Clipboard', label: 'Cut', keys: ['Mod+x'], native: true },
  { command: 'paste', group: 'Clipboard', label: 'Paste', keys: ['Mod+v'], native: true },
  { command: 'copy-style', group: 'Clipboard', label: 'Copy style', keys: ['Mod+Alt+c'] },
  { command: 'paste-style', group: 'Clipboard', label: 'Paste style', keys: ['Mod+Alt+v'] },

  { command: 'move', group: 'Move', label: 'Move with arrow keys, Enter to drop', keys: ['m'] },
  { command: 'move-up', group: 'Move', label: 'Move up', keys: ['Alt+arrowup'] },
  { command: 'move-down', group: 'Move', label: 'Move down', keys: ['Alt+arrowdown'] },
  { command: 'move-in', group: 'Move', label: 'Move into adjacent container', keys: ['Alt+arrowright'] },
  { command: 'move-out', group: 'Move', label: 'Move out of container', keys: ['Alt+arrowleft'] },

  { command: 'rename', group: 'Layers panel', label: 'Rename layer', keys: ['f2'], reach: 'layers' },
  {
    command: 'first',
    group: 'Layers panel',
    label: 'Go to first layer',
    keys: ['home'],
    reach: 'layers',
  },
  { command: 'last', group: 'Layers panel', label: 'Go to last layer', keys: ['end'], reach: 'layers' },
  { command: 'expand-all', group: 'Layers panel', label: 'Expand all', keys: ['*'], reach: 'layers' },
  {
    command: 'collapse-all',
    group: 'Layers panel',
    label: 'Collapse all',
    keys: ['Mod+arrowleft'],
    reach: 'layers',
  },
]

export const bindingOf = (command: KeyCommand): KeyBinding | undefined =>
  keyBindings.find((binding) => binding.command === command)

/**
 * Returns a key press in the list's spelling, without Shift for characters that need it on some keyboards.
 */
const spelled = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): string => {
  // with Alt a Mac types another character
  const letter = altKey && code?.startsWith('Key') ? code.slice(3) : key
  const sign = letter.length === 1 && !/[a-z0-9 ]/i.test(letter)
  // the plus itself joins the parts
  const name = letter === '+' ? 'plus' : letter.toLowerCase()
  return [ctrlKey || metaKey ? 'Mod' : '', altKey ? 'Alt' : '', shiftKey && !sign ? 'Shift' : '', name]
    .filter(Boolean)
    .join('+')
}

const ofPlace = new Map<string, KeyCommand>()
for (const { command, keys, reach, native } of keyBindings)
  if (!native) for (const key of keys) ofPlace.set(reach === 'layers' ? `layers ${key}` : key, command)

/** Returns the command of a key press; null if it has none. */
export const commandOf = (press: KeyPress, place: KeyPlace = 'canvas'): KeyCommand | null => {
  const keys = spelled(press)
  return (place === 'layers' && ofPlace.get(`layers ${keys}`)) || (ofPlace.get(keys) ?? null)
}

/**
 * Returns true if a command applies in this place and activity; other keys are left to the focused element.
 */
export const isHeeded = (command: KeyCommand, place: KeyPlace, activity: Activity): boolean => {
  const { reach = 'page', whileTyping = false } = bindingOf(command) ?? {}
  if (place === 'field') return reach === 'everywhere'
  if (activity === 'editing-text') return whileTyping
  if (activity === 'dragging' || activity === 'moving') return true
  if (place === 'chrome') return reach === 'controls' || reach === 'everywhere'
  return reach !== 'layers' || place === 'layers'
}
