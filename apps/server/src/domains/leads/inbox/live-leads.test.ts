import { expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useTwoLeadWorlds } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'

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
