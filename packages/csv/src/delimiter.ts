const candidates = [',', ';', '\t', '|'] as const

/** Returns the delimiter of a table, judged by its first line outside quotes. */
export const delimiterOf = (beginning: string): string => {
  const line = beginning.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const counts = candidates.map((letter) => ({ letter, count: line.split(letter).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).letter
}
