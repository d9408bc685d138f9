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

/** Detects JPEG, PNG, GIF or WebP by the first bytes. SVG is not shown, because it may contain scripts. */
const isPicture = (bytes: Uint8Array): boolean =>
  starts.some((start) => start.every((byte, place) => bytes[place] === byte))

/**
 * Returns the image that represents a site in link previews (Open Graph). Returns undefined if it has none or
 * it can't be loaded; only the URL is shown then.
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
