import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../setup/project.mjs'
import { sourcesOf } from './sources.mjs'
import { countsOf } from './words/count-words.mjs'
import { patterns } from './words/patterns.mjs'
import { checkShownTexts } from './words/check-shown-texts.mjs'

/*
 * Counts the phrases that docs/GLOSSARY.md replaces in comments, test titles and Markdown.
 * `words/baseline.json` holds the allowed number of each, which may fall but never rise. `--lower` writes
 * today's numbers where they are lower. Texts on screen contain none of them, and every text that the specification
 * prescribes is among them.
 */

const baselinePath = inRoot('scripts', 'test', 'words', 'baseline.json')

const files = sourcesOf(['*.md', '{apps,packages,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs,md}'])
const found = countsOf(files)
const baseline = existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : undefined

if (process.argv.includes('--lower')) {
  const lowered = Object.fromEntries(
    patterns.map(({ name }) => [name, Math.min(found.get(name).length, baseline?.[name] ?? Infinity)]),
  )
  writeFileSync(baselinePath, `${JSON.stringify(lowered, undefined, 2)}\n`)
}

for (const { name, say, warns } of patterns) {
  const places = found.get(name)
  const most = baseline?.[name] ?? 0
  if (places.length <= most) continue
  console.log(`“${name}” is said ${places.length} times, ${most} before. Say: ${say}.`)
  for (const place of places.slice(-10)) console.log(`  ${place}`)
  if (!warns) process.exitCode = 1
}

const sources = new Map([...files].filter(([path]) => /^(apps|packages)\/[\w-]+\/src\/.*\.tsx?$/.test(path)))
for (const fault of checkShownTexts(sources)) {
  console.log(fault)
  process.exitCode = 1
}
