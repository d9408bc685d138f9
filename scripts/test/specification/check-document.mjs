export const mostDepartures = 15

/**
 * Returns a sentence for each fault of the document itself: a gap in the numbers, a section whose lines don't
 * match its number of statements, a departure without a reason at the top, or too many departures. `counted`
 * holds the number of statements per section of the specification, if it could be read.
 */
export function checkDocument({ sections, departures, faults }, counted) {
  return [
    ...faults,
    ...sections.flatMap(checkNumbers),
    ...sections.flatMap(({ number, count, lines }) =>
      count === lines.length
        ? []
        : [`Section ${number} has ${lines.length} lines, its heading says ${count}.`],
    ),
    ...(counted ? checkCounts(sections, counted) : []),
    ...checkDepartures(sections, departures),
  ]
}

function checkNumbers({ number, lines }) {
  const wrong = lines.findIndex(({ id }, index) => id !== `${number}.${index + 1}`)
  return wrong === -1 ? [] : [`Where line ${number}.${wrong + 1} is due stands ${lines[wrong].id}.`]
}

function checkCounts(sections, counted) {
  const numbers = new Set([...counted.keys(), ...sections.map(({ number }) => number)])
  return [...numbers].flatMap((number) => {
    const stated = counted.get(number) ?? 0
    const count = sections.find((section) => section.number === number)?.count ?? 0
    return stated === count
      ? []
      : [`Section ${number} of the specification has ${stated} statements, of the document ${count}.`]
  })
}

function checkDepartures(sections, departures) {
  const departing = sections.flatMap(({ lines }) => lines.filter(({ state }) => state === 'departs'))
  const explained = new Set(departures.map(({ id }) => id))
  const silent = departing.filter(({ id }) => !explained.has(id))
  const ids = new Set(departing.map(({ id }) => id))
  return [
    ...silent.map(({ id }) => `Line ${id} departs, but the departures at the top do not say why.`),
    ...[...explained]
      .filter((id) => !ids.has(id))
      .map((id) => `Departure ${id} is of a line that does not depart.`),
    ...(departures.length === explained.size ? [] : ['A departure stands twice at the top.']),
    ...(departing.length > mostDepartures
      ? [`${departing.length} lines depart, at most ${mostDepartures} may.`]
      : []),
  ]
}
