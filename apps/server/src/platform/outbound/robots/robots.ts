/** Rule of a robots.txt (RFC 9309): the longest matching rule decides, and allows on a tie. */
interface Rule {
  readonly allows: boolean
  readonly pattern: string
}

const lineOf = /^\s*(?<field>[a-z-]+)\s*:\s*(?<value>[^#]*)/i

/** Returns the rules for some crawlers by lower-case name, ignoring all others. */
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

/**
 * Returns whether a pattern with `*` and a trailing `$` matches the start of a path. Works in linear steps,
 * because patterns are untrusted.
 */
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

/** Returns whether a robots.txt allows the crawler of this name to read a path with its query. */
export const robotsAllow = (text: string, program: string, path: string): boolean => {
  const own = program.toLowerCase()
  const groups = groupsIn(text, new Set([own, '*']))
  const rules = groups.get(own) ?? groups.get('*') ?? []
  const fitting = rules.filter(({ pattern }) => fits(pattern, path))
  const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length))
  const deciding = fitting.filter(({ pattern }) => pattern.length === longest)
  return deciding.length === 0 || deciding.some(({ allows }) => allows)
}
