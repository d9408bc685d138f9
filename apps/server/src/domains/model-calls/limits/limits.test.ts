import { expect, it } from 'vitest'
import { question, useModelCalls } from '../testing/model-calls-fixture.ts'

const fixture = useModelCalls()
const { open, limit, spending } = fixture
const told = () =>
  fixture.world.context.db
    .selectFrom('notifications')
    .select('payload')
    .where('accountId', '=', fixture.owner.accountId)
    .where('type', '=', 'ai-limit')
    .execute()
/** An answer of 1,000 tokens, which costs a cent. */
const cent = () => ({ pieces: ['five '.repeat(1_000)] })
const ask = async () => (await open()).ask(question({ expectedTokens: 10 }))

it('at a limit, calls are refused with a sentence that says what to do and when the month ends', async () => {
  fixture.server.answerWith(cent)
  await limit(0.01)
  expect(await ask()).toMatchObject({ ok: true })
  const refused = await ask()
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'rate-limited', reason: 'spending-limit' } })
  expect(!refused.ok && refused.failure.message).toMatch(
    /^The monthly AI limit of \$0\.01 is reached \(\$0\.01 spent\)\. Raise the limit under AI costs, or wait until \w+ 1 \(UTC\)\.$/,
  )
  expect(fixture.server.requests).toHaveLength(1)
  await limit(1)
  expect(await ask()).toMatchObject({ ok: true })
  await limit(0)
  expect(await ask()).toMatchObject({ ok: false })
  await limit(null)
  expect(await ask()).toMatchObject({ ok: true })
})

it('a call that costs more than is left says how much that is', async () => {
  fixture.server.answerWith(cent)
  await limit(0.024)
  await ask()
  const refused = await (await open()).ask(question({ expectedTokens: 2_000 }))
  expect(!refused.ok && refused.failure.message).toMatch(
    /^This AI call may cost \$0\.02\. Of the monthly AI limit of \$0\.02, \$0\.01 is left\. Raise the limit/,
  )
})

it('the account is notified at 80 % and at the limit, once each', async () => {
  fixture.server.answerWith(cent)
  await limit(0.05)
  for (let call = 0; call < 3; call += 1) await ask()
  expect(await told()).toEqual([])
  await ask()
  expect(await told()).toMatchObject([{ payload: { title: '80% of an AI limit used' } }])
  await Promise.all([ask(), ask()])
  const [reached, ...more] = await told()
  expect(more).toEqual([])
  expect(reached?.payload).toMatchObject({ title: 'AI limit reached', link: '/settings/ai-costs' })
})

it('spending of a month doesn’t count in the next', async () => {
  fixture.server.answerWith(cent)
  await limit(0.01)
  await ask()
  expect(await ask()).toMatchObject({ ok: false })
  const now = fixture.world.context.now()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const wait = next - now.getTime() + 1_000
  fixture.world.later(wait)
  expect(await ask()).toMatchObject({ ok: true })
  expect(await spending()).toMatchObject({ calls: 1 })
  fixture.world.later(-wait)
})
