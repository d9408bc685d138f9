import { createHash } from 'node:crypto'
import { startVendor } from './json-vendor.ts'

export const bunnyKey = 'bunny-account-key-of-a-test'

interface Zone {
  readonly Id: number
  readonly Name: string
  readonly Region: string
  Password: string
  StorageHostname: string
  readonly PullZones: { Id: number; Name: string; Hostnames: object[] }[]
}

interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

const refused = (status: number, ErrorKey: string, Message: string) => ({
  status,
  json: { ErrorKey, Message },
})

/**
 * Simulates Bunny's account API and edge storage, which share a URL here: zones and pull zones with the
 * account's key, files with the zone's password, checksums compared.
 */
export const startBunny = async () => {
  const zones: Zone[] = []
  const files = new Map<string, StoredFile>()
  const purged: number[] = []
  let made = 100
  let host = ''

  const create = (name: string, region: string) => {
    const zone: Zone = {
      Id: ++made,
      Name: name,
      Region: region,
      Password: `password-of-${name}-${made}`,
      StorageHostname: host,
      PullZones: [],
    }
    zones.push(zone)
    return zone
  }

  const pullZone = (name: string, storageZoneId: number) => {
    const zone = zones.find(({ Id }) => Id === storageZoneId)
    if (!zone) return refused(400, 'pullzone.validation', 'The storage zone was not found.')
    const Hostnames = [{ Id: 1, Value: `${name}.b-cdn.net`, IsSystemHostname: true, HasCertificate: true }]
    const created = { Id: ++made, Name: name, Hostnames }
    zone.PullZones.push(created)
    return { status: 201, json: created }
  }

  const server = await startVendor(({ method, path, query, headers, json, bytes }) => {
    const isAccount = headers.accesskey === bunnyKey
    if (/^\/(storagezone|pullzone)\b/.test(path) && !isAccount)
      return { status: 401, json: { Message: 'Authorization has been denied for this request.' } }
    if (path === '/storagezone' && method === 'GET') {
      const [page, size] = [Number(query.get('page')), Number(query.get('perPage'))]
      const from = (page - 1) * size
      const Items = zones.slice(from, from + size)
      return {
        status: 200,
        json: { Items, CurrentPage: page, TotalItems: zones.length, HasMoreItems: false },
      }
    }
    if (path === '/storagezone' && method === 'POST') {
      if (!/^[a-z0-9-]{4,60}$/.test(json.Name))
        return refused(400, 'storagezone.validation', 'Name is invalid.')
      if (json.Name === 'someone-elses')
        return refused(400, 'storagezone.name_taken', 'The storage zone name is already taken.')
      return { status: 201, json: create(json.Name, json.Region) }
    }
    if (path === '/pullzone' && method === 'POST') return pullZone(json.Name, json.StorageZoneId)
    const purge = /^\/pullzone\/(\d+)\/purgeCache$/.exec(path)
    if (purge) {
      purged.push(Number(purge[1]))
      return { status: 204 }
    }
    const [, name = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
    const zone = zones.find(({ Name }) => Name === name)
    if (!zone || headers.accesskey !== zone.Password)
      return { status: 401, json: { HttpCode: 401, Message: 'Unauthorized' } }
    const at = `${name}/${key}`
    if (method === 'DELETE')
      return files.delete(at)
        ? { status: 200, json: { HttpCode: 200, Message: 'File deleted successfuly.' } }
        : { status: 404, json: { HttpCode: 404, Message: 'Object Not Found' } }
    if (createHash('sha256').update(bytes).digest('hex').toUpperCase() !== headers.checksum)
      return { status: 400, json: { HttpCode: 400, Message: 'Checksum mismatch.' } }
    files.set(at, { bytes, contentType: headers['override-content-type']?.toString() ?? '' })
    return { status: 201, json: { HttpCode: 201, Message: 'File uploaded.' } }
  })
  host = new URL(server.url).host
  return {
    ...server,
    zones,
    files,
    purged,
    /** Sets the URL that zones report for their files. */
    serveFilesAt: (url: string) => {
      host = new URL(url).host
      for (const zone of zones) zone.StorageHostname = host
    },
    removeZone: (name: string) =>
      void zones.splice(
        zones.findIndex(({ Name }) => Name === name),
        1,
      ),
  }
}
