import { shownPatterns } from './shown-patterns.mjs'
import { shownTexts } from './shown-texts.mjs'
import { specifiedTexts } from './specified-texts.mjs'

/** Sources whose strings are not the product's words: tests, lists of words, tags and column names, and sample articles. */
const leftOut = [
  /\.test\.tsx?$/,
  /\/testing\//,
  /\/generated\//,
  /^packages\/writing\/src\/english\//,
  /^packages\/builder\/src\/(html\/shown|rules\/html-content)\.ts$/,
  /\/column-names\.ts$/,
  /\/demo-account\/articles\//,
]

/** Pages of the customers' sites, in the words of their trades. */
const copy = /^packages\/site\/src\/templates\/[^/]+\//

/**
 * Returns a sentence for each text on screen with a phrase of `shownPatterns`, and for each prescribed text that no
 * source has. `sources` maps paths to texts.
 */
export function checkShownTexts(sources) {
  const specified = new Set(specifiedTexts)
  const missing = new Set(specifiedTexts)
  const faults = []
  for (const [path, source] of sources) {
    if (leftOut.some((pattern) => pattern.test(path))) continue
    for (const { line, text } of shownTexts(path, source)) {
      missing.delete(text)
      // a single word is a name in code as often as a text
      if (specified.has(text) || !text.includes(' ')) continue
      for (const { name, pattern, say, isSpelling } of shownPatterns)
        if ((isSpelling || !copy.test(path)) && pattern.test(text))
          faults.push(`${path}:${line}: “${name}” on screen: “${text}”. Say: ${say}.`)
    }
  }
  return [
    ...faults,
    ...[...missing].map((text) => `The specification prescribes “${text}”, which no source has.`),
  ]
}
