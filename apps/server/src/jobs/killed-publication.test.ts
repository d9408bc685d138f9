import { describe, it } from 'vitest'
import { killPublications } from '../testing/killed-publications.ts'
import { sharedObjectStore, type SharedObjectStore } from '../testing/shared-object-store.ts'

const found = await sharedObjectStore()

describe.skipIf('unavailable' in found)('a worker killed in publications', () => {
  it('at 3 random moments leaves exactly the right objects at every place', async () => {
    await killPublications(found as SharedObjectStore, 3)
  }, 120_000)
})
