import { randomBytes } from 'node:crypto'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { JsonApi } from '../protocols/http/json-api.ts'
import { zoneGone } from './error-codes.ts'

interface PullZone {
  readonly Id?: number
  readonly Hostnames?: {
    readonly Value?: string
    readonly IsSystemHostname?: boolean
    readonly HasCertificate?: boolean
  }[]
}

/** A storage zone as listed by GET /storagezone. */
export interface StorageZone {
  readonly Id: number
  readonly Name: string
  readonly Password: string
  readonly Region?: string
  readonly StorageHostname?: string
  readonly DateModified?: string
  readonly PullZones?: PullZone[] | null
}

interface ZonePage {
  readonly Items?: StorageZone[]
  readonly HasMoreItems?: boolean
}

/** Returns the host of a pull zone: a custom domain with a certificate, or else Bunny's. */
const hostOf = ({ Hostnames = [] }: PullZone): string | undefined =>
  (
    Hostnames.find(({ IsSystemHostname, HasCertificate }) => IsSystemHostname === false && HasCertificate) ??
    Hostnames.find(({ IsSystemHostname }) => IsSystemHostname === true) ??
    Hostnames[0]
  )?.Value

/** Returns calls for storage zones and their pull zones (account API). */
export const createZones = (api: JsonApi) => {
  const list = async (): Promise<Outcome<StorageZone[]>> => {
    const all: StorageZone[] = []
    for (let page = 1; ; page++) {
      const listed = await api.call({ method: 'GET', path: `/storagezone?page=${page}&perPage=1000` })
      if (!listed.ok) return listed
      const body = listed.value.body as ZonePage | StorageZone[] | undefined
      // without paging, the response is the list itself
      if (Array.isArray(body)) return done(body)
      all.push(...(body?.Items ?? []))
      if (body?.HasMoreItems !== true) return done(all)
    }
  }

  const find = async (name: string): Promise<Outcome<StorageZone>> => {
    const listed = await list()
    if (!listed.ok) return listed
    const zone = listed.value.find(({ Name }) => Name === name)
    return zone ? done(zone) : failed(zoneGone(name))
  }

  const create = async (name: string, region: string): Promise<Outcome<null>> => {
    const listed = await list()
    if (!listed.ok) return listed
    if (listed.value.some(({ Name }) => Name === name))
      return failed({
        kind: 'bad-content',
        message: `You already have the storage zone “${name}”. Choose it from the list instead of creating it.`,
      })
    const made = await api.call({
      method: 'POST',
      path: '/storagezone',
      body: { Name: name, Region: region, ZoneTier: 0 },
    })
    return made.ok ? done(null) : made
  }

  /** Returns the zone's public https URL; undefined without a pull zone. */
  const publicBase = ({ PullZones }: StorageZone): string | undefined => {
    const host = (PullZones ?? []).map(hostOf).find((found) => found !== undefined)
    return host === undefined ? undefined : `https://${host}`
  }

  /** Adds a pull zone to a storage zone. Names are globally unique, so a random suffix is added. */
  const open = async (zone: StorageZone): Promise<Outcome<string>> => {
    const known = publicBase(zone)
    if (known !== undefined) return done(known)
    const made = await api.call({
      method: 'POST',
      path: '/pullzone',
      body: {
        Name: `${zone.Name.slice(0, 40)}-${randomBytes(3).toString('hex')}`,
        // 2: the origin is a storage zone
        OriginType: 2,
        StorageZoneId: zone.Id,
      },
    })
    if (!made.ok) return made
    const host = hostOf((made.value.body ?? {}) as PullZone)
    if (host !== undefined) return done(`https://${host}`)
    return failed({ kind: 'unknown', message: 'Bunny did not return the URL of the new pull zone.' })
  }

  const purge = async ({ PullZones }: StorageZone): Promise<Outcome<null>> => {
    for (const { Id } of PullZones ?? []) {
      const purged = await api.call({ method: 'POST', path: `/pullzone/${Id}/purgeCache`, also: [404] })
      if (!purged.ok) return purged
    }
    return done(null)
  }

  return { list, find, create, publicBase, open, purge }
}
