import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Loads every module of the server in a process of its own, then asks a model, and reports the AI packages loaded. */
const loadAll = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load: (url, context, next) => {
      const name = /node_modules\\/(@ai-sdk\\/[^/]+|ai|openai|ollama-ai-provider-v2)\\//.exec(url)?.[1]
      if (name) loaded.add(name)
      return next(url, context)
    },
  })
  const at = (path) => new URL(path, ${JSON.stringify(import.meta.url)}).href
  const jobs = await import(at('./job-registry.ts'))
  const { registry, feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob } = jobs
  const singles = [feedJob, resetJob, mailJob, propertyJob, verificationJob, linksJob, assistedPostJob]
  await Promise.all([...registry, ...singles].map(({ load }) => load()))
  await import(at('./services.ts'))
  await import(at('./contributions.ts'))
  await import(at('./start-roles.ts'))
  const afterStart = [...loaded]
  const { textProvider } = await import(at('../domains/ai/index.ts'))
  const { Agent } = await import('undici')
  const access = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'key', dispatcher: new Agent() }
  await textProvider('openai', access).complete({
    ...{ model: 'gpt-6-luna', instructions: '', prompt: 'On roses', mostCharacters: 10, patience: 1_000 },
    ...{ signal: new AbortController().signal, onText: () => undefined },
  })
  process.stdout.write(JSON.stringify({ afterStart, afterCall: [...loaded] }))
  process.exit()
`

it('loads a package of an AI provider with its first call, and none at the start', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', loadAll], {
    cwd: import.meta.dirname,
  })
  const { afterStart, afterCall } = JSON.parse(stdout) as Record<'afterStart' | 'afterCall', string[]>
  expect(afterStart).toEqual([])
  expect(afterCall).toContain('@ai-sdk/openai')
  expect(afterCall).not.toContain('@ai-sdk/anthropic')
  expect(afterCall).not.toContain('ai')
}, 60_000)
