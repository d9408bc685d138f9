import { callService } from '../../../../platform/outbound/call-service.ts'
import type { ConnectorDeps } from '../connector.ts'
import type { PageFacts } from './page-facts.ts'

const timeout = 15_000
const maxBytes = 4_000_000

const starts: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
]

/** By its first bytes: JPEG, PNG, GIF or WebP. A drawing that could hold scripts is not shown. */
const isPicture = (bytes: Uint8Array): boolean =>
  starts.some((start) => start.every((byte, place) => bytes[place] === byte))

/**
 * The picture by which a site shows itself where it is shared (Open Graph). Undefined when it names none, or one that
 * cannot be had: the site is then known by its address alone.
 */
export const sharePicture = async (
  world: ConnectorDeps,
  { meta }: PageFacts,
  page: string,
): Promise<Uint8Array | undefined> => {
  const named = meta.get('og:image')?.[0] ?? ''
  const url = named === '' ? null : URL.parse(named, page)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const answer = await callService(world.dispatcher, { service: url.host, url: url.href, timeout, maxBytes })
  return answer.ok && isPicture(answer.value.body) ? answer.value.body : undefined
}
