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

/** A zone that is not there has no files either: there is nothing to delete, to purge or to find. */
const orGone = (outcome: Outcome<null>): Outcome<null> =>
  !outcome.ok && outcome.failure.kind === 'bad-content' ? done(null) : outcome

/** Bunny: storage zones for the files, pull zones for the public; `api` is the account API's base address. */
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

  /** Acts on a zone; when that is refused, looks whether the zone is there still and has another password. */
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
      message: `Bunny does not accept the password of the storage zone “${fresh.value.Name}”. Reset it there, and publish again.`,
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
      // with the pull zone that prepare may have made
      const zone = await freshZone(place)
      return zone.ok ? zones.purge(zone.value) : orGone(zone)
    },
    locate: async (place) => {
      const zone = await zoneOf(place)
      // one that is made when publishing has no address yet
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
