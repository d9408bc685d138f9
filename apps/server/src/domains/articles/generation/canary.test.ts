import { withNewCard } from '@web2/contract/articles'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import {
  startTextServer,
  textKey,
  type TextAnswer,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { startGeneration } from './start-generation.ts'
import { runGeneration } from './worker/run-generation.ts'

/* Injection test 12: keys, prompts and answers in what a server prints, measures and stores of a run. */

let server: TextServer
let world: World
let api: TestApi
const printed: string[] = []
beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: ['x'] }))
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
  api = await startTestApi({ database: world.database })
  const print = (...given: unknown[]) => void printed.push(given.map(String).join(' '))
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(print)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
  await world.end()
  await server.stop()
})

const answers: readonly TextAnswer[] = [
  { pieces: ['canary-answer'] },
  { pieces: ['canary-answer '], cut: 'connection' },
  { status: 500, error: '<html>canary-page</html>' },
  { status: 418, error: { message: 'teapot' } },
  { refusal: 'key' },
  { refusal: 'content' },
]

it('keys, prompts and answers are in no line of a log, no metric and no message of a run', async () => {
  const context = { ...world.context, log: (line: string) => void printed.push(line) }
  await changeSettings(context, world.owner, { openAi: { apiKey: textKey } })
  for (const answer of answers) {
    server.answerWith(() => answer)
    const cards = withNewCard([], '', 'title').map((card) => {
      const settings = { ...card.selections.settings, prompt: 'canary-prompt {keyword}' }
      return { ...card, selections: { ...card.selections, settings } }
    })
    const { _id } = await startGeneration(context, world.owner, { keyword: 'canary-keyword', cards })
    const run = await context.db
      .selectFrom('runs')
      .select('id')
      .where('subjectId', '=', _id)
      .executeTakeFirstOrThrow()
    await runGeneration(context, run.id, noStop)
  }
  const metrics = await (await fetch(`${api.url}/metrics`)).text()
  expect(metrics).toContain('process_cpu_seconds_total')
  const runs = await context.db.selectFrom('runs').select('message').execute()
  const items = await context.db.selectFrom('runItems').select('message').execute()
  const audit = await context.db.selectFrom('auditLog').select('details').execute()
  const told = JSON.stringify([printed, metrics, runs, items, audit, api.logged])
  expect(told).not.toMatch(new RegExp(`canary|${textKey}`))
})
