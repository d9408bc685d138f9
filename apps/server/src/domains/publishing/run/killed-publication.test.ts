import { describe, it } from 'vitest'
import { hostKinds } from '../../../testing/worlds/host-kinds.ts'
import { killPublications } from '../../../testing/kills/killed-publications.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'

const found = await sharedObjectStore()

const kinds = await hostKinds()

describe.skipIf('unavailable' in found)('a worker killed in publications', () => {
  it.concurrent.each(kinds)(
    'at 3 random moments leaves exactly the right objects at every target, with $kind',
    async ({ storage }) => {
      await killPublications(found as SharedObjectStore, 3, storage)
    },
    240_000,
  )
})
