import type { Dispatcher } from 'undici'
import type { Cloud, CloudCredentials, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { createJsonApi } from '../protocols/http/json-api.ts'
import { unknownRegion } from '../protocols/unknown-region-error.ts'
import { addressOf, keyOf } from '../protocols/s3/s3-family.ts'
import { bunnyCapabilities } from './capabilities.ts'
import { bunnyFailure } from './error-codes.ts'
import { createFiles } from './files.ts'
import { createZones, type StorageZone } from './zones.ts'

/** Treats a missing zone as success, because there is nothing to delete, purge or locate. */
const orGone = (outcome: Outcome<null>): Outcome<null> =>
  !outcome.ok && outcome.failure.kind === 'bad-content' ? done(null) : outcome

/** Bunny: storage zones for files, pull zones for public access; `api` is the base URL of the account API. */
export const createBunnyCloud = (
  { secretKey }: CloudCredentials,
  api: string,
  dispatcher: Dispatcher,
): Cloud => {
  const zones = createZones(
    createJsonApi({
      base: api,
      headers: { accesskey: secretKey },
      dispatcher,
      failure: bunnyFailure,
    }),
  )
  const files = createFiles(new URL(api).protocol, dispatcher)
  const known = new Map<string, Promise<Outcome<StorageZone>>>()
  const bases = new Map<string, string>()
  const nameOf = ({ bucket }: SiteLocation): string => {
    if (bucket === null) throw new TypeError('Bunny needs a storage zone')
    return bucket
  }

  const zoneOf = (place: SiteLocation): Promise<Outcome<StorageZone>> => {
    const name = nameOf(place)
    const asked = known.get(name) ?? zones.find(name)
    known.set(name, asked)
    void asked.then((found) => {
      if (!found.ok) known.delete(name)
    })
    return asked
  }
  const freshZone = (place: SiteLocation): Promise<Outcome<StorageZone>> => {
    known.delete(nameOf(place))
    return zoneOf(place)
  }

  /** Acts on a zone. If refused, reloads the zone in case its password changed, and retries once. */
  const inZone = async (
    place: SiteLocation,
    act: (zone: StorageZone) => Promise<Outcome<{ refused: boolean }>>,
  ): Promise<Outcome<null>> => {
    const zone = await zoneOf(place)
    if (!zone.ok) return zone
    const first = await act(zone.value)
    if (!first.ok) return first
    if (!first.value.refused) return done(null)
    const fresh = await freshZone(place)
    if (!fresh.ok) return fresh
    const second = await act(fresh.value)
    if (!second.ok) return second
    if (!second.value.refused) return done(null)
    return failed({
      kind: 'auth-dead',
      message: `Bunny rejected the password of the storage zone “${fresh.value.Name}”. Reset it at Bunny, then publish again.`,
    })
  }

  return {
    capabilities: bunnyCapabilities,
    check: async () => {
      const listed = await zones.list()
      return listed.ok ? done(null) : listed
    },
    listBuckets: async () => {
      const listed = await zones.list()
      if (!listed.ok) return listed
      return done(
        listed.value.map(({ Name, Region }) => ({ name: Name, createdAt: null, region: Region ?? null })),
      )
    },
    createBucket: async (name, region = 'DE') =>
      unknownRegion(bunnyCapabilities, region) ?? zones.create(name, region),
    prepare: async (place) => {
      const zone = await freshZone(place)
      if (!zone.ok) return zone
      const opened = await zones.open(zone.value)
      if (!opened.ok) return opened
      bases.set(zone.value.Name, opened.value)
      return done(null)
    },
    put: async (place, file, signal) => {
      const key = keyOf(place, file.path)
      return inZone(place, (zone) => files.put(zone, key, file, signal))
    },
    delete: async (place, path, signal) => {
      const key = keyOf(place, path)
      return orGone(await inZone(place, (zone) => files.delete(zone, key, signal)))
    },
    commit: async (place) => {
      // reloaded to include a pull zone created by prepare
      const zone = await freshZone(place)
      return zone.ok ? zones.purge(zone.value) : orGone(zone)
    },
    locate: async (place) => {
      const zone = await zoneOf(place)
      // a zone created by the first publication has no URL yet
      if (!zone.ok) return orGone(zone)
      const base = zones.publicBase(zone.value)
      if (base !== undefined) bases.set(zone.value.Name, base)
      return done(null)
    },
    publicUrl: (place, path) =>
      addressOf(bases.get(nameOf(place)) ?? `https://${nameOf(place)}.b-cdn.net`, keyOf(place, path), false),
    directoryIndexAt: () => false,
    close: async () => {},
  }
}
