import { readFileSync } from 'node:fs'
import { npmCommand } from '../setup/npm.mjs'
import { inRoot, root } from '../setup/project.mjs'
import { runAside } from '../setup/run-program.mjs'
import { answersIn, compareAdvisories, findingsIn } from './advisories.mjs'

/** Milliseconds after which the registry counts as silent. */
const longest = 20_000

/**
 * Advisories of the lock file's packages, each with a written answer. Where the registry is silent nothing is known, which
 * is said and is no fault: the tests run without a network, too.
 */
const wanted = ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', `--fetch-timeout=${longest / 2}`]
const { file, args, options } = npmCommand(wanted)
const { output } = await runAside(file, args, { ...options, cwd: root, timeout: longest }).catch(() => ({
  output: '',
}))
const findings = findingsIn(output)
if (findings === undefined)
  console.log('NOT CHECKED: the registry did not answer “npm audit”. Run it where it does.')
else {
  const answers = answersIn(readFileSync(inRoot('docs', 'advisories.md'), 'utf8'))
  const complaints = compareAdvisories(findings, answers)
  for (const complaint of complaints) console.log(complaint)
  console.log(`${findings.length} advisories, ${answers.length} answers`)
  // only CI fails on an advisory: one published later must not break the tests of other clones
  process.exitCode = complaints.length > 0 && process.env.CI ? 1 : 0
}
