import type { ChildProcess } from 'node:child_process'
import { expect, it } from 'vitest'
import { publicServices } from '../../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { killChild, startWorkerChild } from '../../../../testing/kills/worker-child.ts'
import { listening } from '../../../../testing/servers/listening.ts'
import { startTextServer, textKey, type TextAnswer } from '../../../../testing/servers/text/text-server.ts'
import { createWorld } from '../../../../testing/worlds/publishing-world.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { createProfile } from '../create-profile.ts'
import { profileView } from '../profile-view.ts'
import { startDraft } from './start-draft.ts'

const minutes = 60_000

it('a draft whose worker is killed while it asks continues with the pages that were read', async () => {
  const asked: string[] = []
  const web = await listening((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'text/html')
    response.end('<p>Gardeners since 1998.</p><a href="/about">About</a>')
  })
  let answer: TextAnswer = { silent: true }
  const texts = await startTextServer(() => answer)
  const world = await createWorld(
    [web.url, texts.url].map((url) => new URL(url).host),
    {
      services: { ...publicServices, openai: texts.baseUrl },
    },
  )
  let child: ChildProcess | undefined
  try {
    const { context, owner } = world
    await changeSettings(context, owner, { openAi: { apiKey: textKey } })
    const napId = uuidV7()
    await context.db
      .insertInto('naps')
      .values({
        id: napId,
        accountId: owner.accountId,
        createdBy: null,
        businessName: 'Green Acre',
        address1: '12 Orchard Lane',
        phone: '1',
        website: web.url,
      })
      .execute()
    const { _id } = await createProfile(context, owner, { napId })
    await startDraft(context, owner, { profileId: _id, napId })
    child = await startWorkerChild(world)
    await eventually(async () => expect(texts.requests).toHaveLength(1))
    await killChild(child)
    const read = [...asked]
    expect(read).toEqual(['/', '/robots.txt', '/about'])
    answer = {
      pieces: [
        JSON.stringify({
          ...{ services: [], prices: [], calloutFee: null, offers: [], menu: [], items: [] },
          ...{ areas: [], parking: null, access: null, team: [], licenses: [], insurer: null, reviews: [] },
          ...{ figures: [], memberships: [], brands: [], promise: [], audience: null, tone: null },
          since: { value: '1998', page: 'S2', line: 'Gardeners since 1998.' },
        }),
      ],
    }
    // the lease of the killed worker has expired when the next one starts
    child = await startWorkerChild(world, 6 * minutes)
    await eventually(async () =>
      expect(await profileView(context.db, owner.accountId, _id)).toMatchObject({
        draft: { status: 'done', pages: 2, problem: '' },
        proposed: { since: [{ value: 1998 }] },
      }),
    )
    expect(asked).toEqual(read)
    expect(texts.requests).toHaveLength(2)
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await texts.stop()
    await web.stop()
  }
})
