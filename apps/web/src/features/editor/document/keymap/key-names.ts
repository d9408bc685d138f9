import { bindingOf, type KeyCommand } from './keymap.ts'

const names: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  delete: 'Delete',
  backspace: 'Backspace',
  enter: 'Enter',
  contextmenu: 'Menu',
  home: 'Home',
  end: 'End',
  plus: '+',
}

const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

export const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Returns the names of a key combination as printed on the keyboard: ['Ctrl', 'Shift', 'Z']. */
export const keyNames = (keys: string, mac = onMac()): readonly string[] =>
  keys.split('+').map((part) => {
    if (mac && macNames[part]) return macNames[part]
    if (part === 'Mod') return 'Ctrl'
    return names[part] ?? (part.length === 1 || /^f\d+$/.test(part) ? part.toUpperCase() : part)
  })

/**
 * Returns the first key combination of a command for a menu: 'Ctrl+Shift+Z'. Returns undefined if it has
 * none.
 */
export const shortcutOf = (command: KeyCommand, mac = onMac()): string | undefined => {
  const keys = bindingOf(command)?.keys[0]
  return keys === undefined ? undefined : keyNames(keys, mac).join(mac ? '' : '+')
}
