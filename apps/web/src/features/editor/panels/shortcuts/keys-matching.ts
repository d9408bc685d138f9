import { keyNames } from '../../document/keymap/key-names.ts'

/** A listed shortcut, with its action and group. */
export interface ListedKeys {
  readonly label: string
  readonly group: string
  readonly keys: readonly string[]
}

const spaceless = (text: string) => text.toLowerCase().replace(/[\s+]+/g, '')

/** Returns the shortcuts whose action, group or keys match the search. */
export const keysMatching = <Listed extends ListedKeys>(
  bindings: readonly Listed[],
  search: string,
  mac?: boolean,
): readonly Listed[] => {
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
