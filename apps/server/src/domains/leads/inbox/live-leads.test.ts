import { expect, it } from 'vitest'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useTwoLeadWorlds } from '../../../testing/worlds/use-lead-world.ts'
import { call, type TestUser } from '../../../testing/worlds/start-api.ts'

const { first: receiving, second: showing } = useTwoLeadWorlds()

it('a lead that one instance receives shows at another as an event of its account, with its ID only', async () => {
  const form = await receiving.publishForm()
  const { user } = receiving
  const note = (event: string, record: Record<string, unknown>) => ({ event, record })
  const member = await openEventSocket(showing.api, user, note)
  const stranger = await openEventSocket(showing.api, showing.user, note)
  const unread = async () =>
    (await call(showing.api, 'GET', '/api/leads?status=new&$limit=0', { token: user.token })).body.total
  try {
    expect(await unread()).toBe(0)
    await postForm(receiving, form, goodEntries(form))
    const [lead] = await receiving.leads()
    await eventually(() => {
      expect(member.heard).toContainEqual({ event: 'leads created', record: { _id: lead!.id } })
      expect(member.heard.map(({ event }) => event)).toContain('notifications created')
    })
    expect(await unread()).toBe(1)
    expect(JSON.stringify(member.heard)).not.toMatch(/Ada|ada@example|garden/)
    expect(stranger.heard).toEqual([])
  } finally {
    member.close()
    stranger.close()
  }
})

it('events of leads reach no socket of a token for anything else', async () => {
  const form = await receiving.publishForm()
  const { api, user } = receiving
  const send = (path: string, body: object) => call(api, 'POST', `/api/${path}`, { token: user.token, body })
  const withToken = async (scope: string): Promise<TestUser> => {
    const { body } = await send('access-tokens', { name: scope, scopes: [scope], expiresInDays: 1 })
    return { ...user, token: body.token }
  }
  const note = (event: string) => event
  const member = await openEventSocket(api, user, note)
  const scopes = ['content:write', 'sites:publish', 'campaigns:publish']
  const others = await Promise.all(
    scopes.map(async (scope) => openEventSocket(api, await withToken(scope), note)),
  )
  try {
    await postForm(receiving, form, goodEntries(form, { message: 'A hedge of forty metres.' }))
    const { id: leadId } = await receiving.lastLead()
    await send('lead-messages', { leadId, kind: 'note', body: 'Call on Monday.' })
    await eventually(() => expect(member.heard).toContain('lead-messages created'))
    // what is written later arrives later
    const end = { path: 'notifications', name: 'patched', record: {} } as const
    await recordEvent(api.database.db, { accountId: user.accountId, ...end })
    for (const { heard } of others) {
      await eventually(() => expect(heard).toContain('notifications patched'))
      expect(heard.filter((event) => event.startsWith('lead'))).toEqual([])
    }
  } finally {
    for (const each of [member, ...others]) each.close()
  }
})
