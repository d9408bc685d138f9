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

/** The keys of a combination as they stand on the keyboard: ['Ctrl', 'Shift', 'Z']. */
export const keyNames = (keys: string, mac = onMac()): readonly string[] =>
  keys.split('+').map((part) => {
    if (mac && macNames[part]) return macNames[part]
    if (part === 'Mod') return 'Ctrl'
    return names[part] ?? (part.length === 1 || /^f\d+$/.test(part) ? part.toUpperCase() : part)
  })

/** The first keys of a command in one word, as a menu shows them: 'Ctrl+Shift+Z'. */
export const shortcutOf = (command: KeyCommand, mac = onMac()): string | undefined => {
  const keys = bindingOf(command)?.keys[0]
  return keys === undefined ? undefined : keyNames(keys, mac).join(mac ? '' : '+')
}
