import { readFileSync } from 'node:fs'
import { npmCommand } from '../setup/npm.mjs'
import { inRoot, root } from '../setup/project.mjs'
import { runAside } from '../setup/run-program.mjs'
import { answersIn, compareAdvisories, findingsIn } from './advisories.mjs'

/** Timeout in ms for an answer of the registry. */
const longest = 20_000

/**
 * Checks that each advisory of the lock file's packages has a written answer. If the registry doesn't answer,
 * the check is skipped with a message, because the tests also run offline.
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
  // a new advisory must not fail the tests of anyone who clones this release; CI answers it
  process.exitCode = complaints.length > 0 && process.env.CI ? 1 : 0
}
