import type { Json } from '../../tree/record.ts'
import { tokenGroups, type Theme, type Token } from '../theme.ts'
import { cssOfValue } from './css-of-value.ts'
import { vendor } from './format.ts'
import { typedValue, type PathOf } from './typed-value.ts'

/** Returns the name of a token from its path in the file, as references in it are read again. */
const nameOf = (path: string): string | undefined => path.split('.')[1]

const tokenJson = (token: Token, pathOf: PathOf): Json => {
  const { type, value } = typedValue(token.value, token.group, pathOf)
  const read = cssOfValue(type, value, nameOf)
  const isExact = read.ok && read.css === token.value
  return {
    ...(type !== undefined && { $type: type }),
    $value: value,
    $extensions: {
      [vendor]: {
        name: token.name,
        ...(!isExact && { value: token.value }),
        ...(token.dark !== undefined && { dark: token.dark }),
        ...(token.label !== undefined && { label: token.label }),
        ...(token.isRetired && { isRetired: true }),
      },
    },
  }
}

/**
 * Returns a theme in the W3C design tokens format, with a group of the file for each group of tokens. Other tools
 * find the nearest value that the format has; the exact CSS, the name and the dark value are in `$extensions`.
 */
export const exportTokens = (theme: Theme): Json => {
  const paths = new Map(theme.tokens.map(({ name, group }) => [name, `${group}.${name}`]))
  const pathOf: PathOf = (name) => paths.get(name)
  const groups = tokenGroups.flatMap((group) => {
    const tokens = theme.tokens.filter((token) => token.group === group)
    return tokens.length === 0
      ? []
      : [[group, Object.fromEntries(tokens.map((token) => [token.name, tokenJson(token, pathOf)]))] as const]
  })
  return {
    $extensions: { [vendor]: { name: theme.name, hasDark: theme.hasDark } },
    ...Object.fromEntries(groups),
  }
}
