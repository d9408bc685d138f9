/**
 * Returns a sentence for each proof that proves nothing: no test of the file has its title, or such a test
 * was skipped. `testsOf(file)` returns the tests of a file as `{ titles, skipped }`, with titles from the
 * outermost group to the test, or undefined for a missing file.
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
 * Returns whether a proof names this test: by its title, or by its groups and title where the title alone is
 * ambiguous. In a file that did not run, a title of placeholders alone needs its groups, if it has some.
 */
function isNamed(titles, name) {
  const names = titles.map((_, index) => titles.slice(index).join(' › '))
  const telling = names.filter((own, index) => index === 0 || !onlySigns.test(own))
  return telling.some((own) => own === name || isRowOf(own, name) || isRowOf(name, own))
}

/** Placeholders in titles of table tests, which each row replaces: `%s`, `$kind`, `${name}`. */
const sign = /%[sdifjo#]|\$\{[^}]*\}|\$[a-z][\w.]*/i
const onlySigns = new RegExp(`^(?:${sign.source})$`, 'i')

/**
 * Returns whether a title is that of a table test with each placeholder filled in. Uses no regular
 * expression, because a row of 100,000 letters makes one too large.
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
