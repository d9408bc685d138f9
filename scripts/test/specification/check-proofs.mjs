/**
 * A sentence for each proof that proves nothing: no test of its file has its title, or one that has was skipped.
 *
 * `testsOf(file)` answers the tests of a file as `{ titles, skipped }`, the titles from the outermost group to the
 * test itself, or nothing for a file that is not there.
 */
export function checkProofs({ sections }, testsOf) {
  const lines = sections.flatMap((section) => section.lines)
  return lines.flatMap(({ id, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      if (onlySigns.test(title)) return [`Line ${id}: “${title}” names no test.`]
      const tests = testsOf(file)
      if (!tests) return [`Line ${id}: there are no tests in ${file}.`]
      const named = tests.filter(({ titles }) => isNamed(titles, title))
      if (named.length === 0) return [`Line ${id}: ${file} has no test “${title}”.`]
      return named.some(({ skipped }) => skipped) ? [`Line ${id}: “${title}” of ${file} was skipped.`] : []
    }),
  )
}

/**
 * A test goes by its own title, or by its groups and its title where that alone could be another one. In a file that was
 * not run a title that is all signs says nothing, so its groups are asked for where it has some.
 */
function isNamed(titles, name) {
  const names = titles.map((_, index) => titles.slice(index).join(' › '))
  const telling = names.filter((own, index) => index === 0 || !onlySigns.test(own))
  return telling.some((own) => own === name || isRowOf(own, name) || isRowOf(name, own))
}

/** Titles of tests that run over a table hold the signs that each row replaces: `%s`, `$kind`, `${name}`. */
const sign = /%[sdifjo#]|\$\{[^}]*\}|\$[a-z][\w.]*/i
const onlySigns = new RegExp(`^(?:${sign.source})$`, 'i')

/**
 * Whether a title is the one of a table with something in place of each sign. It is no regular expression: titles hold
 * whatever a test puts there, and a row of 100,000 letters makes one too large.
 */
function isRowOf(title, row) {
  const [first, ...others] = title.split(sign)
  if (others.length === 0 || !row.startsWith(first)) return false
  const last = others.pop()
  let at = first.length
  for (const part of others) {
    const found = row.indexOf(part, at + 1)
    if (found < 0) return false
    at = found + part.length
  }
  return row.endsWith(last) && row.length - last.length > at
}
