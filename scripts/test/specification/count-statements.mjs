/**
 * Returns the statements of a specification by section: `Map { 1 => ['…', …], … }`. A section begins with `##
 * 3. Its name`; text before the first one is skipped. A statement is a sentence of a paragraph, a list item,
 * or the last cell of a table row, except sentences that introduce a list with a colon or state that
 * something is not shown.
 */
export function statementsOf(specification) {
  const sections = new Map()
  let statements
  for (const text of textsOf(specification)) {
    const section = /^## (\d+)\./.exec(text)
    if (section) sections.set(Number(section[1]), (statements = []))
    else if (!text.startsWith('#')) statements?.push(...sentencesOf(text).filter(statesSomething))
  }
  return sections
}

/** Returns headings, paragraphs, list items and the last cells of table rows, each as one text. */
function textsOf(markdown) {
  const lines = markdown.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|')) return line.trim() === '' ? [] : [line.trim().replace(/^(?:-|\d+\.) /, '')]
    const isHead = isRule(lines[index + 1] ?? '')
    return isHead || isRule(line) ? [] : [line.split('|').at(-2).trim()]
  })
}

const isRule = (line) => /^\|[-|: ]+\|$/.test(line)

/**
 * Quotations, which may contain sentences. They begin after a space or a bracket, so apostrophes begin none.
 */
const quotation = /(?<=^|[\s(])'.*?'(?!\p{L})/gu

function sentencesOf(text) {
  const hidden = text.replace(quotation, (quoted) => '_'.repeat(quoted.length))
  const ends = [...hidden.matchAll(/[.!?]\s+/g)].map(({ index }) => index + 1)
  const starts = [0, ...ends]
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim()).filter(Boolean)
}

const statesSomething = (sentence) => !sentence.endsWith(':') && !/\b(?:is|are) not shown\b/.test(sentence)
