/** Rule of a style sheet, as far as it sets fonts. */
export interface FontRule {
  /** Tag that the element must have; undefined matches any. */
  readonly tag: string | undefined
  readonly id: string | undefined
  readonly classes: readonly string[]
  /** false if it also depends on the elements around, the state or the window. */
  readonly isCertain: boolean
  readonly specificity: number
  readonly declarations: Declarations
}

/** Values by property; of equal properties the last one. */
export type Declarations = ReadonlyMap<string, string>

export interface PageCss {
  readonly rules: readonly FontRule[]
  /** All values of each custom property, wherever they are set. */
  readonly variables: ReadonlyMap<string, ReadonlySet<string>>
  /** Texts that style sheets insert. */
  readonly inserted: string
}

const fontProperty = /^(?:font|font-family|font-weight|font-style|font-variant-numeric|text-transform)$/
const comments = /\/\*[^]*?(?:\*\/|$)/g
const quoted = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g

/** Returns the index after a string that opens at `at`. */
const afterString = (css: string, at: number): number => {
  let end = at + 1
  while (end < css.length && css[end] !== css[at]) end += css[end] === '\\' ? 2 : 1
  return end + 1
}

/** Returns the index of the next of these letters outside of strings, or the length of the text. */
const next = (css: string, letters: string, from: number, to: number): number => {
  for (let at = from; at < to;) {
    const letter = css[at]!
    if (letters.includes(letter)) return at
    at = letter === '"' || letter === "'" ? afterString(css, at) : at + 1
  }
  return to
}

/** Returns the index of the brace that closes the one before `from`. */
const closing = (css: string, from: number, to: number): number => {
  let at = from
  for (let depth = 1; ; at += 1) {
    at = next(css, '{}', at, to)
    if (at >= to) return to
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
}

/** Splits a list at a separator outside of strings and brackets. */
const split = (text: string, separator: string): string[] => {
  const parts: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; ; at += 1) {
    at = next(text, `${separator}()`, at, text.length)
    if (at >= text.length) break
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    else if (depth <= 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** Reads the declarations of a style attribute or a rule. */
export const readDeclarations = (text: string): Declarations => {
  const found = new Map<string, string>()
  for (const each of split(text, ';')) {
    const colon = each.indexOf(':')
    if (colon < 0) continue
    const name = each.slice(0, colon).trim()
    const property = name.startsWith('--') ? name : name.toLowerCase()
    if (property.startsWith('--') || fontProperty.test(property) || property === 'content')
      found.set(property, each.slice(colon + 1).trim())
  }
  return found
}

const builder = ':not(#_#_)'
const compound = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+|:root)*)$/i

/** Reads what a selector asks of the element itself. */
const readSelector = (selector: string): Omit<FontRule, 'declarations'> => {
  // the builder's own rules win over those of imported style sheets
  const wins = selector.includes(builder)
  const text = (wins ? selector.replaceAll(builder, '') : selector).trim()
  const own = text.split(/[\s>+~]+/).at(-1) ?? ''
  const plain = own.replace(/(?<!^):(?!root\b).*$/, '')
  const [whole, tag, rest = ''] = compound.exec(plain) ?? []
  if (whole === undefined)
    return { tag: undefined, id: undefined, classes: [], isCertain: false, specificity: 0 }
  const classes = [...rest.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const id = /#([\w-]+)/.exec(rest)?.[1]
  const isRoot = rest.includes(':root')
  return {
    tag: isRoot ? 'html' : tag === '*' ? undefined : tag?.toLowerCase(),
    id,
    classes,
    isCertain: own === text && plain === own,
    specificity:
      (wins ? 1e6 : 0) + (id ? 1e4 : 0) + (classes.length + (isRoot ? 1 : 0)) * 100 + (tag ? 1 : 0),
  }
}

const conditional = /^@(?:media|supports|layer|container|scope|starting-style)\b/i

/** Reads the rules of a page's style sheets. Rules that it does not understand may apply to any element. */
export const readPageCss = (sheets: readonly string[], inline: readonly Declarations[] = []): PageCss => {
  const rules: FontRule[] = []
  const variables = new Map<string, Set<string>>()
  let inserted = ''
  const note = (declarations: Declarations) => {
    for (const [name, value] of declarations)
      if (name.startsWith('--')) variables.set(name, (variables.get(name) ?? new Set()).add(value))
      else if (name === 'content') inserted += (value.match(quoted) ?? []).join('')
  }
  const read = (css: string, from: number, to: number, isCertain: boolean): void => {
    for (let at = from; at < to;) {
      const open = next(css, '{;}', at, to)
      if (css[open] !== '{') {
        at = open + 1
        continue
      }
      const prelude = css.slice(at, open).trim()
      const close = closing(css, open + 1, to)
      at = close + 1
      if (conditional.test(prelude)) read(css, open + 1, close, false)
      if (prelude.startsWith('@')) continue
      const body = css.slice(open + 1, close)
      const isNested = body.includes('{')
      const declarations = readDeclarations(isNested ? body.replace(/[{}]/g, ';') : body)
      if (declarations.size === 0) continue
      note(declarations)
      for (const selector of split(prelude, ',')) {
        const target = readSelector(selector)
        rules.push(
          isNested
            ? { tag: undefined, id: undefined, classes: [], isCertain: false, specificity: 0, declarations }
            : { ...target, isCertain: target.isCertain && isCertain, declarations },
        )
      }
    }
  }
  for (const sheet of sheets) {
    const css = sheet.replace(comments, '')
    read(css, 0, css.length, true)
  }
  for (const each of inline) note(each)
  return { rules, variables, inserted }
}

const reference = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/
const mostSteps = 500

/** Returns all values that a value with custom properties may have; unknown ones take their fallback. */
export const valuesOf = (value: string, variables: PageCss['variables']): readonly string[] => {
  const found = new Set<string>()
  const open = [value]
  // properties that refer to each other have no value, and would never end
  for (let step = 0; open.length > 0 && step < mostSteps; step += 1) {
    const each = open.pop()!
    const [whole, name = '', fallback] = reference.exec(each) ?? []
    if (whole === undefined) {
      found.add(each)
      continue
    }
    const options = variables.get(name) ?? (fallback === undefined ? [] : [fallback])
    for (const option of options) open.push(each.replace(whole, () => option.trim()))
  }
  return [...found]
}
