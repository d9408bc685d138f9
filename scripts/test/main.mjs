import { parseArgs } from 'node:util'
import { runScript, ScriptFailure } from '../setup/project.mjs'
import { runBrowserTests } from './browser.mjs'
import { runChecks } from './checks.mjs'
import { prepareMachine } from './machine.mjs'
import { runUnitTests } from './unit.mjs'

/**
 * What `npm test -- --only=<part>` may name, in the order of how soon they fail. Each answers {passed, failed}.
 */
const parts = {
  types: () => runChecks('types'),
  lint: () => runChecks('lint'),
  unit: (environment) => runUnitTests(environment),
  browser: (environment) => runBrowserTests(environment),
}

await runScript(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, only: { type: 'string' } } })
  const chosen = chooseParts(values)
  const total = { passed: 0, failed: 0 }
  const machine = await prepareMachine(chosen)
  try {
    for (const name of chosen) {
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
      const { passed, failed } = await parts[name]({
        ...machine.environment,
        ...(values.long ? { LONG_TESTS: '1' } : {}),
      })
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
  if (only === undefined) return long ? ['unit'] : Object.keys(parts)
  const names = only.split(',')
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new ScriptFailure(`--only knows ${Object.keys(parts).join(', ')}, but not "${unknown}".`)
  return names
}
