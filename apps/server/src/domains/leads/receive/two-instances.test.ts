import { expect, it } from 'vitest'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useTwoLeadWorlds } from '../../../testing/worlds/use-lead-world.ts'
import { waitForNoon } from '../../../testing/worlds/wait-for-noon.ts'

const { first, second } = useTwoLeadWorlds()

it('a submission that reaches two instances of an installation is one lead, announced once', async () => {
  for (const { api, later } of [first, second]) waitForNoon({ now: api.context.now, later })
  const form = await first.publishForm()
  const both = [first, second, first, second]
  const answers = await Promise.all(both.map((world) => postForm(world, form, goodEntries(form))))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  const leads = await first.leads()
  expect(leads).toHaveLength(1)
  const { db } = first.api.database
  const mails = await db.selectFrom('leadMails').select('mailId').execute()
  expect(mails).toHaveLength(1)
  const notifications = await db
    .selectFrom('notifications')
    .select('payload')
    .where('cause', '=', `lead:${leads[0]?.id}`)
    .execute()
  expect(notifications).toEqual([
    { payload: { title: 'New lead from Green Thumb', link: `/leads/${leads[0]?.id}` } },
  ])
})
