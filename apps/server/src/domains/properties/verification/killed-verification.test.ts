import { expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { createVerifyingWorld } from '../../../testing/worlds/verification-world.ts'
import { killChild, startWorkerChild } from '../../../testing/kills/worker-child.ts'

it('an answer survives the kill of its worker and is not requested again', async () => {
  const here = await createVerifyingWorld()
  const { db } = here.context
  let child = await startWorkerChild(here.world)
  const status = async (id: string) => (await here.verification(id)).status
  try {
    here.site.show('/', '<!doctype html><title>Garden notes</title><p>Tulips')
    const property = await here.newProperty()
    const id = await here.start(property, { run: false })
    await eventually(async () => expect(await status(id)).toBe('waiting'))
    await here.answer(id, '1')
    await eventually(async () => expect((await here.verification(id)).step).toBe('ownership-code'))
    here.site.show(
      '/',
      `<!doctype html><title>Garden notes</title><p>${(await here.verification(id)).ask?.code}`,
    )

    const { asked, release } = here.site.hold()
    await here.answer(id, 'done')
    await asked
    await killChild(child)
    release()
    expect(await status(id)).toBe('running')

    // the leases of the dead worker and of its permit expire
    const longAgo = new Date(Date.now() - 1_000).toISOString()
    await db.updateTable('verifications').set({ dueAt: longAgo }).where('id', '=', id).execute()
    await db.updateTable('rateSlots').set({ expiresAt: longAgo }).execute()
    child = await startWorkerChild(here.world)
    await eventually(async () => expect(await status(id)).toBe('done'))
    expect(await here.verification(id)).toMatchObject({ tries: 0, subPropertyCount: 1 })
    const places = await db
      .selectFrom('subProperties')
      .select('webUrl')
      .where('propertyId', '=', property)
      .execute()
    expect(places).toHaveLength(1)
  } finally {
    if (child.exitCode === null && child.signalCode === null) await killChild(child)
    await here.end()
  }
}, 60_000)
