import { parseArgs } from 'node:util'
import { runScript, ScriptFailure } from '../setup/project.mjs'
import { runBrowserTests } from './browser.mjs'
import { checkNames, runChecks } from './checks.mjs'
import { prepareMachine } from './machine.mjs'
import { runUnitTests } from './unit.mjs'

/**
 * What runs one after the other, in the order of how soon it fails, under the names that `npm test -- --only=<names>`
 * knows. Each answers {passed, failed}.
 */
const parts = [
  { names: checkNames, run: (_environment, chosen) => runChecks(chosen) },
  { names: ['unit'], run: (environment) => runUnitTests(environment) },
  { names: ['browser'], run: (environment) => runBrowserTests(environment) },
]

const allNames = parts.flatMap(({ names }) => names)

await runScript(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, only: { type: 'string' } } })
  const chosen = chooseParts(values)
  const total = { passed: 0, failed: 0 }
  const machine = await prepareMachine(chosen, values)
  try {
    const environment = { ...machine.environment, ...(values.long ? { LONG_TESTS: '1' } : {}) }
    for (const { names, run } of parts) {
      const wanted = names.filter((name) => chosen.includes(name))
      if (wanted.length === 0) continue
      const title = wanted.join(' and ')
      console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)
      const { passed, failed } = await run(environment, wanted)
      total.passed += passed
      total.failed += failed
    }
  } finally {
    await machine.release()
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

/** The long tests are more rounds of what `npm test` tries once, so they are all that --long runs. */
function chooseParts({ long, only }) {
  if (only === undefined) return long ? ['unit'] : allNames
  const asked = only.split(',')
  const unknown = asked.find((name) => !allNames.includes(name))
  if (unknown) throw new ScriptFailure(`--only knows ${allNames.join(', ')}, but not "${unknown}".`)
  return asked
}
