/** What a site asks of programs that read it (RFC 9309): the longest rule that fits decides, and allows on a tie. */
interface Rule {
  readonly allows: boolean
  readonly pattern: string
}

const lineOf = /^\s*(?<field>[a-z-]+)\s*:\s*(?<value>[^#]*)/i

/** The rules for some programs, by their names in lower case; other names are passed over. */
const groupsIn = (text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, readonly Rule[]> => {
  const groups = new Map<string, Rule[]>()
  const names = new Set<string>()
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { field = '', value = '' } = lineOf.exec(line)?.groups ?? {}
    const name = field.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) names.clear()
      isNaming = true
      const named = value.trim().toLowerCase()
      if (!wanted.has(named)) continue
      names.add(named)
      if (!groups.has(named)) groups.set(named, [])
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      const pattern = value.trim()
      if (pattern !== '')
        for (const each of names) groups.get(each)?.push({ allows: name === 'allow', pattern })
    }
  }
  return groups
}

/** Whether a pattern with `*` and a `$` at its end fits the beginning of a path; in steps, for patterns are foreign text. */
const fits = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    if (isWhole && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return !isWhole || at === path.length
}

/** Whether a robots.txt lets the program of this name read a path (with its query). */
export const robotsAllow = (text: string, program: string, path: string): boolean => {
  const own = program.toLowerCase()
  const groups = groupsIn(text, new Set([own, '*']))
  const rules = groups.get(own) ?? groups.get('*') ?? []
  const fitting = rules.filter(({ pattern }) => fits(pattern, path))
  const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length))
  const deciding = fitting.filter(({ pattern }) => pattern.length === longest)
  return deciding.length === 0 || deciding.some(({ allows }) => allows)
}
