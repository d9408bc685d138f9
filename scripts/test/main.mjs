import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runScript, ScriptFailure } from '../setup/project.mjs'
import { runBrowserTests } from './browser.mjs'
import { checkNames, runChecks } from './checks.mjs'
import { machineWork } from './machine-work.mjs'
import { prepareMachine } from './machine.mjs'
import { domainNames, journeysOf, pathsOf } from './domains.mjs'
import { checkSpecification } from './specification.mjs'
import { runUnitTests } from './unit.mjs'

/**
 * Parts that run one after the other, fastest to fail first, with their names for `npm test --
 * --only=<names>`. Each returns the number of passed tests, a text per fault, and optionally its tests, which
 * later parts receive by its name.
 */
const parts = [
  { names: checkNames, run: (_environment, chosen) => runChecks(chosen) },
  {
    names: ['unit'],
    run: (environment, _chosen, _ran, domains) =>
      runBelow(domains, pathsOf, (paths) => runUnitTests(environment, paths)),
  },
  {
    names: ['browser'],
    run: (environment, _chosen, _ran, domains) =>
      runBelow(domains, journeysOf, (paths) => runBrowserTests(environment, paths)),
  },
  { names: ['specification'], run: (_environment, _chosen, ran) => checkSpecification(ran) },
]

const allNames = parts.flatMap(({ names }) => names)

await runScript(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, only: { type: 'string' } } })
  const { chosen, domains } = chooseParts(values)
  const total = { passed: 0, skipped: 0, faults: [] }
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
      const { passed, skipped = 0, faults, tests } = await run(environment, wanted, ran, domains)
      times.push(`${title}: ${workSince()}`)
      ran[title] = tests
      total.passed += passed
      total.skipped += skipped
      total.faults.push(...faults)
    }
  } finally {
    await machine.release()
  }
  // in CI, tests that did not run must not look as if they had passed
  if (process.env.CI)
    total.faults.push(...machine.missing.map((name) => `${name} is missing: its tests did not run`))
  // repeats the faults at the end, because they may have been printed thousands of lines earlier
  for (const fault of total.faults) console.log(`\nFailed: ${shortened(fault)}`)
  console.log(`\n${times.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.faults.length} failed, ${total.skipped} skipped`)
  return total.faults.length === 0 ? 0 : 1
})

/** Runs the tests of these domains, or all tests if none are named. A domain may have no tests of a kind. */
function runBelow(domains, pathsOfDomains, runTests) {
  const paths = pathsOfDomains(domains)
  return domains.length > 0 && paths.length === 0 ? { passed: 0, faults: [] } : runTests(paths)
}

/** Returns the first lines of a fault, which state the cause; a stack or call log may follow. */
function shortened(fault) {
  return stripVTControlCharacters(fault).split('\n').slice(0, 20).join('\n')
}

/**
 * Resolves `--only`, which names parts, domains, or both. The tests of a domain are in its folders of the
 * contract, the server, the web app, its package and the journeys. `--long` runs only the long tests: more
 * rounds of what `npm test` tries once, all of what it tries a sample of.
 */
function chooseParts({ long, only }) {
  if (only === undefined) return { chosen: long ? ['unit', 'browser'] : allNames, domains: [] }
  const asked = only.split(',')
  const unknown = asked.find((name) => !allNames.includes(name) && !domainNames.includes(name))
  if (unknown)
    throw new ScriptFailure(
      `--only knows the parts ${allNames.join(', ')} and the domains ${domainNames.join(', ')}, but not "${unknown}".`,
    )
  const domains = asked.filter((name) => domainNames.includes(name))
  const parts = asked.filter((name) => allNames.includes(name))
  return { chosen: parts.length > 0 ? parts : long ? ['unit'] : ['unit', 'browser'], domains }
}
