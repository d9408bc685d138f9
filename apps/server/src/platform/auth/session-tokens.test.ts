import { expect, it } from 'vitest'
import { createTokens } from './session-tokens.ts'

it('a token expires by the clock of its installation, whatever the time of the machine is', async () => {
  let now = new Date('2020-01-01T12:00:00Z')
  const tokens = createTokens('a secret of tests alone, 32 bytes long', () => now)
  const claims = { sessionId: 'session', userId: 'user', expiresAt: now.getTime() + 60_000 }
  const token = await tokens.sign(claims)
  now = new Date('2020-01-01T12:00:59Z')
  expect(await tokens.read(token)).toEqual(claims)
  now = new Date('2020-01-01T12:01:00Z')
  expect(await tokens.read(token)).toBeUndefined()
})
