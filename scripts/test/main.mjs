import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runScript, ScriptFailure } from '../setup/project.mjs'
import { runBrowserTests } from './browser.mjs'
import { checkNames, runChecks } from './checks.mjs'
import { machineWork } from './machine-work.mjs'
import { prepareMachine } from './machine.mjs'
import { checkSpecification } from './specification.mjs'
import { runUnitTests } from './unit.mjs'

/**
 * Parts of the test run in order of how soon they fail, under the names of `npm test -- --only=<names>`. Each
 * returns the number of passed tests, a text for each fault, and optionally its tests, which later parts get
 * by its name.
 */
const parts = [
  { names: checkNames, run: (_environment, chosen) => runChecks(chosen) },
  { names: ['unit'], run: (environment) => runUnitTests(environment) },
  { names: ['browser'], run: (environment) => runBrowserTests(environment) },
  { names: ['specification'], run: (_environment, _chosen, ran) => checkSpecification(ran) },
]

const allNames = parts.flatMap(({ names }) => names)

await runScript(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, only: { type: 'string' } } })
  const chosen = chooseParts(values)
  const total = { passed: 0, faults: [] }
  const ran = {}
  const times = []
  const machine = await prepareMachine(chosen, values)
  try {
    const environment = { ...machine.environment, ...(values.long ? { LONG_TESTS: '1' } : {}) }
    for (const { names, run } of parts) {
      const wanted = names.filter((name) => chosen.includes(name))
      if (wanted.length === 0) continue
      const title = wanted.join(' and ')
      console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 60 - title.length))}`)
      const workSince = machineWork()
      const { passed, faults, tests } = await run(environment, wanted, ran)
      times.push(`${title}: ${workSince()}`)
      ran[title] = tests
      total.passed += passed
      total.faults.push(...faults)
    }
  } finally {
    await machine.release()
  }
  // once more at the end: what was printed when it failed may be an hour and thousands of lines above
  for (const fault of total.faults) console.log(`\nFailed: ${shortened(fault)}`)
  console.log(`\n${times.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.faults.length} failed`)
  return total.faults.length === 0 ? 0 : 1
})

/** The first lines tell what was wrong; a trace or a call log may follow. */
function shortened(fault) {
  return stripVTControlCharacters(fault).split('\n').slice(0, 20).join('\n')
}

/** The long tests are more rounds of what `npm test` tries once, so they are all that --long runs. */
function chooseParts({ long, only }) {
  if (only === undefined) return long ? ['unit'] : allNames
  const asked = only.split(',')
  const unknown = asked.find((name) => !allNames.includes(name))
  if (unknown) throw new ScriptFailure(`--only knows ${allNames.join(', ')}, but not "${unknown}".`)
  return asked
}
