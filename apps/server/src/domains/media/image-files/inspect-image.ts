import type { ImageType } from '@web2/contract/media'
import { boundedReader } from '../../../platform/threads/bounded-reader.ts'
import { pictureLimit } from './load-sharp.ts'
import { ownLength } from './declared-length.ts'
import { activeContentOfFile } from './safe-svg.ts'

const readSvg = boundedReader(
  activeContentOfFile,
  { module: new URL('./safe-svg.ts', import.meta.url), name: 'activeContentOfFile' },
  { ...pictureLimit, within: 10_000 },
)
const readLength = boundedReader(
  ownLength,
  { module: new URL('./declared-length.ts', import.meta.url), name: 'ownLength' },
  { ...pictureLimit, within: 10_000 },
)

/** Returns the active content of an SVG, see `activeContentOfSvg`. Rejects with LimitExceeded. */
export const activeContentIn = (accountId: string, bytes: Uint8Array): Promise<string | null> =>
  readSvg({ turnOf: accountId, size: bytes.length, given: [bytes] })

/**
 * Returns the bytes that belong to the image, or undefined if its end can't be determined. Rejects with
 * LimitExceeded.
 */
export const ownBytes = async (
  accountId: string,
  bytes: Uint8Array,
  type: ImageType,
): Promise<Uint8Array | undefined> => {
  const length = await readLength({ turnOf: accountId, size: bytes.length, given: [bytes, type] })
  return length === undefined ? undefined : bytes.subarray(0, length)
}
