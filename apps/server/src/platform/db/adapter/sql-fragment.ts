/**
 * SQL text with its values; `texts` has a gap for each value. A class, so that no object of a caller can pass
 * for one.
 */
export class Fragment {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts
    this.values = values
  }
}

/**
 * SQL as a template: fragments are spliced in, everything else becomes a parameter. Kysely's template is
 * slower than the rest of a call, and the adapter builds every statement per call.
 */
export const sql = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Fragment => {
  const texts: string[] = []
  const values: unknown[] = []
  let open = strings[0] ?? ''
  parts.forEach((part, index) => {
    const next = strings[index + 1] ?? ''
    if (part instanceof Fragment) {
      const last = part.texts.length - 1
      if (last === 0) open += part.texts[0]
      else {
        texts.push(open + part.texts[0])
        for (let place = 1; place < last; place += 1) texts.push(part.texts[place] ?? '')
        for (const value of part.values) values.push(value)
        open = part.texts[last] ?? ''
      }
    } else {
      texts.push(open)
      values.push(part)
      open = ''
    }
    open += next
  })
  texts.push(open)
  return new Fragment(texts, values)
}

/** Wraps trusted SQL text, never a caller's. */
export const raw = (text: string): Fragment => new Fragment([text], [])

/** Returns the quoted name of a table or column. */
export const identifier = (name: string): Fragment => raw(`"${name.replaceAll('"', '""')}"`)

/** Joins fragments, separated by trusted text. */
export const join = (parts: readonly Fragment[], between = ', '): Fragment => {
  const texts = ['']
  const values: unknown[] = []
  parts.forEach((part, index) => {
    const [open = '', ...more] = part.texts
    texts[texts.length - 1] += index === 0 ? open : between + open
    for (const text of more) texts.push(text)
    for (const value of part.values) values.push(value)
  })
  return new Fragment(texts, values)
}

/** Returns the text with `$1`, `$2` … in its gaps. */
export const textOf = ({ texts }: Fragment): string =>
  texts.reduce((all, text, place) => (place === 0 ? text : `${all}$${place}${text}`), '')
