import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from './sign-message.ts'
import { newWebhookSecret } from './webhook-secrets.ts'

/* Runs the verification code that docs/API.md recommends to receivers. */

type Verify = (secret: string, headers: Record<string, string>, body: string) => boolean
let folder: string
let verify: Verify
beforeAll(async () => {
  const text = await readFile(new URL('../../../../../../docs/API.md', import.meta.url), 'utf8')
  const [, snippet = ''] = /```js\n([^]*?)```/.exec(text) ?? []
  folder = await mkdtemp(join(tmpdir(), 'web2-snippet-'))
  const file = join(folder, 'verify.mjs')
  await writeFile(file, snippet)
  verify = ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { verify: Verify }).verify
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const [secret, other] = [newWebhookSecret(), newWebhookSecret()]
const body = '{"type":"article.ready","data":{"title":"Über Rosen"}}'
const message = (secrets: readonly string[], at = new Date()) =>
  signedHeaders({ id: 'm1', at, body, secrets })

test.each([
  ['our message', true, secret, message([secret]), body],
  ['one with two signatures', true, secret, message([other, secret]), body],
  ['one of another secret', false, secret, message([other]), body],
  ['a changed body', false, secret, message([secret]), `${body} `],
  ['a changed id', false, secret, { ...message([secret]), 'webhook-id': 'm2' }, body],
  ['an old message', false, secret, message([secret], new Date(Date.now() - 600_000)), body],
  ['one without a time', false, secret, { ...message([secret]), 'webhook-timestamp': '' }, body],
])('%s: %s', (_what, expected, key, headers, text) => {
  expect(verify(key, headers, text)).toBe(expected)
})
