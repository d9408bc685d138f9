import { keyNames } from '../keyboard/key-names.ts'
import type { KeyBinding } from '../keyboard/keymap.ts'

const spaceless = (text: string) => text.toLowerCase().replace(/[\s+]+/g, '')

/** The keys whose action, group or combination has the words in it. */
export const keysMatching = (
  bindings: readonly KeyBinding[],
  search: string,
  mac?: boolean,
): readonly KeyBinding[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const combination = spaceless(search)
  return bindings.filter(({ label, group, keys }) => {
    const text = `${label} ${group}`.toLowerCase()
    return (
      words.every((word) => text.includes(word)) ||
      keys.some((each) => spaceless(keyNames(each, mac).join('')) === combination)
    )
  })
}
