import type { CloudBucket } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import type { BlobService } from './blob-service.ts'
import { azureFailure } from './error-codes.ts'

/** The container that Azure serves as a website. */
export const webContainer = '$web'

/** Returns the contents of all elements with that name; stops at an unclosed one. */
export const partsOf = (xml: string, tag: string): string[] => {
  const [start, end] = [`<${tag}>`, `</${tag}>`]
  const parts: string[] = []
  for (let at = xml.indexOf(start); at >= 0;) {
    const to = xml.indexOf(end, at)
    if (to < 0) break
    parts.push(xml.slice(at + start.length, to))
    at = xml.indexOf(start, to)
  }
  return parts
}

const dateOf = (text: string | undefined): string | null => {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Returns the request body; settings it omits keep their values. */
const websiteSettings = (errorPath: string): Buffer =>
  Buffer.from(
    '<?xml version="1.0" encoding="utf-8"?><StorageServiceProperties><StaticWebsite><Enabled>true</Enabled>' +
      `<IndexDocument>index.html</IndexDocument><ErrorDocument404Path>${errorPath}</ErrorDocument404Path>` +
      '</StaticWebsite></StorageServiceProperties>',
  )

/** Returns calls that manage the containers of a storage account and make them public. */
export const createContainers = (service: BlobService) => {
  const list = async (): Promise<Outcome<CloudBucket[]>> => {
    const all: CloudBucket[] = []
    let marker = ''
    do {
      const query = { comp: 'list', ...(marker === '' ? {} : { marker }) }
      const listed = await service.call({ method: 'GET', path: '', query })
      if (!listed.ok) return listed
      if (!/<EnumerationResults[\s>]/.test(listed.value.text))
        return failed({
          kind: 'retryable',
          message: 'The storage account returned something other than a list of containers. Try again later.',
        })
      for (const part of partsOf(listed.value.text, 'Container'))
        all.push({
          name: partsOf(part, 'Name')[0] ?? '',
          createdAt: dateOf(partsOf(part, 'Last-Modified')[0]),
          region: null,
        })
      marker = partsOf(listed.value.text, 'NextMarker')[0] ?? ''
    } while (marker !== '')
    // listed even if absent, because it is created by the first publication
    if (all.some(({ name }) => name === webContainer)) return done(all)
    return done([{ name: webContainer, createdAt: null, region: null }, ...all])
  }

  const create = async (name: string): Promise<Outcome<null>> => {
    const made = await service.call({
      method: 'PUT',
      path: `/${encodeURIComponent(name)}`,
      query: { restype: 'container' },
      container: name,
    })
    return made.ok ? done(null) : made
  }

  /** Enables the static website unless it is enabled; existing settings are kept as the user's choice. */
  const openWebsite = async (errorPath: string): Promise<Outcome<null>> => {
    const query = { restype: 'service', comp: 'properties' }
    const found = await service.call({ method: 'GET', path: '', query })
    if (!found.ok) return found
    const [website = ''] = partsOf(found.value.text, 'StaticWebsite')
    if (partsOf(website, 'Enabled')[0] !== 'true') {
      const set = await service.call({
        method: 'PUT',
        path: '',
        query,
        headers: { 'content-type': 'application/xml' },
        body: websiteSettings(errorPath),
      })
      if (!set.ok) return set
    }
    const there = await service.call({
      method: 'HEAD',
      path: `/${webContainer}`,
      query: { restype: 'container' },
      also: [404],
    })
    if (!there.ok) return there
    return there.value.status === 404 ? create(webContainer) : done(null)
  }

  /** Allows anonymous reads of a container's blobs, keeping its stored access policies. */
  const openToAll = async (container: string): Promise<Outcome<null>> => {
    const place = {
      path: `/${encodeURIComponent(container)}`,
      query: { restype: 'container', comp: 'acl' },
      container,
    }
    const found = await service.call({ method: 'GET', ...place, also: [404] })
    if (!found.ok) return found
    if (found.value.status === 404)
      return failed(
        azureFailure({ ...found.value, headers: { 'x-ms-error-code': 'ContainerNotFound' } }, container),
      )
    if (found.value.headers['x-ms-blob-public-access'] !== undefined) return done(null)
    const policies =
      partsOf(found.value.text, 'SignedIdentifier').length > 0 ? Buffer.from(found.value.text) : undefined
    const set = await service.call({
      method: 'PUT',
      ...place,
      headers: { 'x-ms-blob-public-access': 'blob' },
      ...(policies === undefined ? {} : { body: policies }),
    })
    return set.ok ? done(null) : set
  }

  return { list, create, openWebsite, openToAll }
}
