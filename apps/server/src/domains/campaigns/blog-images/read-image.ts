import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { limits } from '@web2/contract/core'
import { mediaHashLength } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { mediaStore, pictureForBlog, type SentPicture } from '../../media/index.ts'
import { fetchPicture } from '../../../platform/outbound/fetch-image.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import type { OwnImage, WantedImage } from './wanted-images.ts'

type Context = Pick<AppContext, 'config'>

/** An image's bytes and their identity. */
export interface ReadImage {
  /** First digits of the SHA-256 of its bytes. */
  readonly sha256: string
  readonly bytes: Uint8Array
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ServiceFailure }
  /** An unavailable external image; the post links it at its original URL and adds a remark. */
  | { readonly ok: 'linked'; readonly remark: string }

const shownAddress = (address: string): string =>
  address.length > 120 ? `${address.slice(0, 119)}…` : address

const refused = (message: string) => ({ ok: false, failure: { kind: 'bad-content', message } }) as const

/** Returns a name by which users find the image in the article. */
export const nameOfImage = ({ alt, source, isFeatured }: WantedImage): string =>
  isFeatured ? 'The featured image' : `The image “${alt || shownAddress(source)}”`

const readOwn = async (
  { config }: Context,
  { accountId, image, own }: { accountId: string; image: WantedImage; own: OwnImage },
): Promise<Read<ReadImage>> => {
  const path = await mediaStore(config).fileOf({ accountId, sha256: own.sha256, ending: own.ending })
  if (path === undefined)
    return refused(
      `${nameOfImage(image)} is no longer in the media library. Replace it in the article, then try again.`,
    )
  return { ok: true, value: { sha256: own.sha256, bytes: await readFile(path) } }
}

/** Attempts of a post before an external image whose site doesn't respond is given up. */
const patience = 5

const readForeign = async (
  { config }: Context,
  { image, attempts }: { image: WantedImage; attempts: number },
): Promise<Read<ReadImage>> => {
  const { source, isFeatured } = image
  const name = nameOfImage(image)
  const given = (why: string): Read<ReadImage> =>
    isFeatured
      ? refused(
          `${name} could not be fetched from ${shownAddress(source)}. ${why} Replace it, then try again.`,
        )
      : {
          ok: 'linked',
          remark: `${name} wasn’t uploaded, so the post shows it from ${shownAddress(source)}. ${why}`,
        }
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol)) return given('This isn’t a web URL.')
  const answer = await fetchPicture(guardedAgentOf(config), {
    service: url.host,
    url: source,
    timeout: 30_000,
    maxBytes: limits.mediaFileBytes,
  })
  if (answer.ok)
    return {
      ok: true,
      value: { sha256: hash('sha256', answer.value, 'hex').slice(0, mediaHashLength), bytes: answer.value },
    }
  const { failure } = answer
  if (failure.reason === 'private-address')
    return refused(
      `${name} is on a private network (${shownAddress(source)}), where readers can’t open it. Replace it in the article, then try again.`,
    )
  const isLasting = failure.kind !== 'retryable' && failure.kind !== 'rate-limited'
  if (isLasting || attempts >= patience) return given(`${url.host} didn’t return it.`)
  return { ok: false, failure: { ...failure, message: `${name} could not be fetched. ${failure.message}` } }
}

/** Reads an image from the media library or from its URL. */
export const readImage = (
  context: Context,
  { accountId, image, attempts }: { accountId: string; image: WantedImage; attempts: number },
): Promise<Read<ReadImage>> =>
  image.own
    ? readOwn(context, { accountId, image, own: image.own })
    : readForeign(context, { image, attempts })

/** Converts an image into the format the blog accepts. */
export const preparedImage = async (
  image: WantedImage,
  { accountId, bytes }: { readonly accountId: string; readonly bytes: Uint8Array },
  most?: number,
): Promise<Read<SentPicture>> => {
  const made = await pictureForBlog(accountId, bytes, most)
  if (made.ok) return { ok: true, value: made.picture }
  const name = nameOfImage(image)
  if (image.own !== null || image.isFeatured)
    return refused(`${name} can’t be uploaded: ${made.why}. Replace it in the article, then try again.`)
  return {
    ok: 'linked',
    remark: `${name} wasn’t uploaded, so the post shows it from ${shownAddress(image.source)}: ${made.why}.`,
  }
}
