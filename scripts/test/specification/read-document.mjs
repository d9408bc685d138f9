/** How a line says what proves it: `` `path/of.test.ts` › the title of the test ``, several apart by `<br>`. */
const proofPattern = /^`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))` › (\S.*)$/

/**
 * Reads `docs/SPECIFICATION.md`: its sections with their lines, the departures at its top, and a sentence for
 * every unreadable row. `checkDocument` judges the content.
 */
export function readDocument(markdown) {
  const document = { sections: [], departures: [], faults: [] }
  let readRow = () => {}
  for (const line of markdown.split('\n')) {
    const section = /^## (\d+)\. .* \((\d+) statements\)$/.exec(line)
    if (section) {
      const lines = []
      document.sections.push({ number: Number(section[1]), count: Number(section[2]), lines })
      readRow = (cells) => lines.push(lineOf(cells, line))
    } else if (/^## Departures/.test(line)) {
      readRow = (cells) => document.departures.push(departureOf(cells))
    } else if (/^## /.test(line)) {
      document.faults.push(
        `The heading “${line}” is neither “## Departures” nor “## 2. Name (82 statements)”.`,
      )
    } else if (isRow(line)) {
      try {
        readRow(cellsOf(line))
      } catch (error) {
        document.faults.push(error.message)
      }
    }
  }
  return document
}

/** A row that holds something: neither a head, which has no number, nor the line below it. */
const isRow = (line) => /^\| *\d/.test(line)

const cellsOf = (row) =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function lineOf(cells) {
  const [id, says, state, proof, ...rest] = cells
  const wrong = (what) => new Error(`Line ${id}: ${what}.`)
  if (!/^\d+\.\d+$/.test(id)) throw wrong('its number is not like 2.17')
  if (rest.length > 0 || proof === undefined)
    throw wrong('it has not the four cells number, statement, state, proof')
  if (!says) throw wrong('it does not say what is stated')
  if (state === 'departs') return { id, says, state, proofs: [] }
  if (state === 'open') {
    if (!proof) throw wrong('it does not say what is missing')
    return { id, says, state, proofs: [] }
  }
  if (state !== 'met') throw wrong(`its state is “${state}”, neither “met” nor “departs” nor “open”`)
  const proofs = proof.split('<br>').map((text) => {
    const [, file, title] = proofPattern.exec(text.trim()) ?? []
    if (!file) throw wrong(`“${text.trim()}” is not like \`path/of.test.ts\` › title of the test`)
    return { file, title }
  })
  return { id, says, state, proofs }
}

function departureOf(cells) {
  const [id, says, reason, instead, ...rest] = cells
  if (rest.length > 0 || [id, says, reason, instead].some((cell) => !cell))
    throw new Error(
      `Departure ${id}: it has not the four cells number, statement, reason, what one does instead.`,
    )
  return { id, says, reason, instead }
}
