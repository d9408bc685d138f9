import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/project.mjs'
import { checkDocument } from './specification/check-document.mjs'
import { checkProofs } from './specification/check-proofs.mjs'
import { statementsOf } from './specification/count-statements.mjs'
import { readDocument } from './specification/read-document.mjs'
import { testsOfSource } from './specification/tests-of-source.mjs'

/**
 * Checks `docs/SPECIFICATION.md` against the tests that ran, and against the specification if it is next to
 * the checkout. `ran` holds the tests of this run by part. For other parts it reads the test files, so that
 * `--only=specification` finds a wrong title within a second.
 */
export function checkSpecification(ran) {
  const document = readDocument(readFileSync(inRoot('docs', 'SPECIFICATION.md'), 'utf8'))
  const counted = countedStatements()
  const faults = [...checkDocument(document, counted), ...checkProofs(document, testsIn(ran))]
  const lines = document.sections.flatMap((section) => section.lines)
  const against = counted ? 'counted in the specification' : 'as the document counts them'
  console.log(`${lines.length} statements, ${against}, ${document.departures.length} departures`)
  for (const fault of faults) console.log(fault)
  return { passed: 0, faults: faults.map((fault) => `docs/SPECIFICATION.md: ${fault}`) }
}

/**
 * Returns the number of statements per section of the specification, from the path in `SPECIFICATION` or next
 * to the checkout. Returns undefined if there is no such file.
 */
function countedStatements() {
  const path = process.env.SPECIFICATION ?? inRoot('..', 'shared', 'spec.md')
  if (!existsSync(path)) return undefined
  const sections = [...statementsOf(readFileSync(path, 'utf8'))]
  return new Map(sections.map(([number, statements]) => [number, statements.length]))
}

function testsIn(ran) {
  const files = new Map()
  return (file) => {
    if (!files.has(file)) files.set(file, testsOf(file, file.endsWith('.spec.ts') ? ran.browser : ran.unit))
    return files.get(file)
  }
}

function testsOf(file, tests) {
  if (!tests) return testsOfSource(inRoot(...file.split('/')))
  const own = tests.filter((test) => test.file === file)
  return own.length > 0 ? own : undefined
}
