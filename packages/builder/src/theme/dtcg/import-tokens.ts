import { parseJson } from '../../json/parse-json.ts'
import { checkTheme, checkTokenData, tooManyTokens } from '../check-theme.ts'
import { guessGroup } from '../guess-group.ts'
import { isTokenGroup, themeLimits, type Theme, type Token, type TokenGroup } from '../theme.ts'
import { cycleSentence, tokenCycle } from '../token-cycle.ts'
import { tokenNamesIn } from '../token-reference.ts'
import { tidyValue, valueRefusal } from '../token-value.ts'
import { cssOfValue, type NameOf } from './css-of-value.ts'
import { extensionOf, isJsonObject, isSameJson, referredPath, type JsonObject } from './format.ts'
import { readTree, type FileToken } from './read-tree.ts'
import { tokenNames, withUniquePaths } from './token-names.ts'
import { typedValue } from './typed-value.ts'
import { withTypographyParts } from './typography.ts'

export type ImportedTokens =
  | {
      readonly ok: true
      readonly theme: Theme
      /** Sentences about tokens that were left out or renamed. */
      readonly warnings: readonly string[]
    }
  | { readonly ok: false; readonly sentence: string }

const no = (sentence: string): ImportedTokens => ({ ok: false, sentence })

/** Returns a name from outside in quotes, short enough for a sentence. */
const quoted = (path: string): string => `“${path.length > 60 ? `${path.slice(0, 60)}…` : path}”`

/** A token of the file, or the reason why it was left out. */
type ReadToken = { readonly token: Token } | { readonly warning: string }

/** Follows references to the first token that is none, for its type. */
const targetOf = (token: FileToken, byPath: ReadonlyMap<string, FileToken>): FileToken => {
  let found = token
  for (let step = 0; step < byPath.size; step += 1) {
    const target = byPath.get(referredPath(found.value) ?? '')
    if (!target) break
    found = target
  }
  return found
}

const groupOfType: Readonly<Record<string, TokenGroup>> = {
  color: 'color',
  fontFamily: 'family',
  shadow: 'shadow',
  number: 'other',
  fontWeight: 'other',
}

const groupOf = (
  { path, node, group }: FileToken,
  type: string | undefined,
  name: string,
  css: string,
): TokenGroup => {
  if (group) return group
  const first = path.split('.')[0]
  if (extensionOf(node).name !== undefined && isTokenGroup(first)) return first
  const known = type !== undefined && Object.hasOwn(groupOfType, type) ? groupOfType[type] : undefined
  return known ?? guessGroup(name, css)
}

/** Returns the exact CSS that an export kept, unless the value was changed since. */
const keptCss = (
  token: FileToken,
  group: TokenGroup,
  byName: ReadonlyMap<string, string>,
): string | undefined => {
  const { value } = extensionOf(token.node)
  if (typeof value !== 'string' || valueRefusal(value) !== null) return undefined
  const typed = typedValue(value, group, (name) => byName.get(name))
  return isSameJson(typed.value, token.value) ? value : undefined
}

/** Dark value of an export, or of tools that write modes. */
const darkOf = ({ node }: FileToken, type: string | undefined, nameOf: NameOf): string | undefined => {
  const own = extensionOf(node).dark
  if (typeof own === 'string') return own
  const modes = isJsonObject(node.$extensions) ? node.$extensions.mode : undefined
  if (!isJsonObject(modes) || modes.dark === undefined) return undefined
  const read = cssOfValue(type, modes.dark, nameOf)
  return read.ok ? read.css : undefined
}

const reasonOf = (token: FileToken, reason: 'type' | 'value' | 'reference', path: string): string => {
  const name = quoted(token.path)
  if (reason === 'reference') return `${name} refers to ${quoted(path)}, which is not in the file.`
  if (reason === 'value')
    return `${name} has a value that is not of the type ${quoted(token.type ?? 'unknown')}.`
  return token.type === undefined
    ? `${name} has no type.`
    : `${name} has the type ${quoted(token.type)}, which themes don’t have.`
}

interface File {
  readonly byPath: ReadonlyMap<string, FileToken>
  readonly names: ReadonlyMap<string, string>
  readonly pathOfName: ReadonlyMap<string, string>
}

const readToken = (token: FileToken, { byPath, names, pathOfName }: File): ReadToken => {
  const nameOf: NameOf = (path) => names.get(path) ?? names.get(`${path}.$root`)
  const name = names.get(token.path)!
  const type = token.type ?? targetOf(token, byPath).type
  const read = cssOfValue(type, token.value, nameOf)
  if (!read.ok) return { warning: reasonOf(token, read.reason, read.reason === 'reference' ? read.path : '') }
  const group = groupOf(token, type, name, tidyValue(read.css))
  const css = tidyValue(keptCss(token, group, pathOfName) ?? read.css)
  const dark = darkOf(token, type, nameOf)
  const refusal = valueRefusal(css) ?? (dark === undefined ? null : valueRefusal(dark))
  if (refusal !== null) return { warning: `${quoted(token.path)}: ${refusal}` }
  const data = checkTokenData(name, extensionOf(token.node))
  return {
    token: {
      ...{ name, group, value: css },
      ...(dark !== undefined && { dark: tidyValue(dark) }),
      ...(typeof data !== 'string' && data),
    },
  }
}

/** Leaves out tokens that refer to one that was left out, and reports them. */
const withoutDangling = (tokens: Token[], all: ReadonlySet<string>, warnings: string[]): Token[] => {
  const left = new Map(tokens.map((token) => [token.name, token]))
  const users = new Map<string, string[]>()
  for (const { name, value, dark = '' } of tokens)
    for (const used of tokenNamesIn(`${value} ${dark}`)) users.set(used, [...(users.get(used) ?? []), name])
  const gone = [...all].filter((name) => !left.has(name))
  for (let name = gone.pop(); name !== undefined; name = gone.pop())
    for (const user of users.get(name) ?? [])
      if (left.delete(user)) {
        warnings.push(`${quoted(user)} refers to ${quoted(name)}, which was left out.`)
        gone.push(user)
      }
  return [...left.values()]
}

const renamedSentence = (changed: readonly string[], names: ReadonlyMap<string, string>): string[] => {
  const [first] = changed
  if (first === undefined) return []
  const example = `${quoted(first)} is now ${quoted(names.get(first)!)}.`
  return [changed.length === 1 ? example : `${changed.length} design tokens have new names: ${example}`]
}

const ignoredSentence = ([first, ...others]: readonly string[]): string[] => {
  if (first === undefined) return []
  if (others.length === 0) return [`${quoted(first)} is not a design token and was left out.`]
  return [`${others.length + 1} entries are not design tokens and were left out, such as ${quoted(first)}.`]
}

/** Tokens of a theme with the deleted ones; the theme made of them is checked for each kind. */
const mostTokens = themeLimits.tokens + themeLimits.retired

const themeOf = (root: JsonObject, name: string, hasPointers: boolean): ImportedTokens => {
  const tree = readTree(root, hasPointers)
  if (!tree.ok) return tree
  // before references are followed, which may be as long as the file
  if (tree.tokens.length > mostTokens) return no(tooManyTokens(tree.tokens.length))
  const found = withUniquePaths(withTypographyParts(tree.tokens))
  if (found.length === 0) return no('The file has no design tokens. Each one needs a “$value”.')
  if (found.length > mostTokens) return no(tooManyTokens(found.length))
  const { byPath: names, changed } = tokenNames(found)
  const byPath = new Map(found.map((token) => [token.path, token]))
  const pathOfName = new Map([...names].map(([path, each]) => [each, path]))
  const warnings: string[] = []
  const read: Token[] = []
  for (const token of found) {
    const result = readToken(token, { byPath, names, pathOfName })
    if ('token' in result) read.push(result.token)
    else warnings.push(result.warning)
  }
  const cycle = tokenCycle(read)
  if (cycle) return no(cycleSentence(cycle.map((each) => pathOfName.get(each) ?? each)))
  const tokens = withoutDangling(read, new Set(names.values()), warnings)
  if (tokens.length === 0)
    return no(`The file has no design token that a theme can use. ${warnings[0] ?? ''}`.trim())
  const own = extensionOf(root)
  const checked = checkTheme({
    name: typeof own.name === 'string' && own.name.trim() !== '' ? own.name : name,
    tokens,
    hasDark: own.hasDark === true,
  })
  return checked.ok
    ? {
        ok: true,
        theme: checked.theme,
        warnings: [...warnings, ...renamedSentence(changed, names), ...ignoredSentence(tree.ignored)],
      }
    : checked
}

/**
 * Reads a file in the W3C design tokens format (2025.10, and the dimensions and colors of earlier drafts) as a
 * theme. `name` is used for a file that names no theme. Tokens that a theme can't have are left out, each with a
 * warning; a file that is no such file, or that contradicts itself, is refused.
 */
export const importTokens = (text: string, name: string): ImportedTokens => {
  const parsed = parseJson(text)
  if (!parsed.ok) return no(parsed.detail)
  if (!isJsonObject(parsed.value))
    return no('The file has no design tokens. Choose a file with groups of them.')
  return themeOf(parsed.value, name, text.includes('$ref'))
}
