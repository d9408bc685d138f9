import type { AppContext } from '../../../platform/context.ts'
import type { BlogLibrary, BlogPicture, RemoteSubProperty } from '../../properties/index.ts'
import { sentEndings, type SentPicture } from '../../media/index.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import {
  claimUpload,
  knownAtBlog,
  noteKept,
  noteRefused,
  type BlogImageRow,
  type ImagePlace,
} from './image-rows.ts'
import type { WantedImage } from './wanted-images.ts'

export type Uploaded =
  | { readonly kind: 'kept'; readonly picture: BlogPicture; readonly remark: string }
  /** Another post is uploading it, or the blog may still be processing it; check again after `wait` ms. */
  | { readonly kind: 'busy'; readonly wait: number }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }

/** Ms a blog may still process an image whose upload was interrupted; longer than the call's timeout. */
const settling = 90_000
/** Ms until the next check is worthwhile. */
const lookAgain = 10_000

interface Upload {
  readonly library: BlogLibrary
  readonly destination: RemoteSubProperty
  readonly place: ImagePlace
  readonly row: BlogImageRow
  readonly image: WantedImage
  readonly picture: SentPicture
}

const isUnderWay = ({ askedAt }: BlogImageRow, now: Date): boolean =>
  askedAt !== null && Math.abs(now.getTime() - Date.parse(askedAt)) < settling

const isRefusal = ({ kind }: ServiceFailure): boolean => kind !== 'retryable' && kind !== 'unknown'

/**
 * Uploads an image to a blog's library. Records the request first; if its response was lost, searches for the
 * image by name, so that no second copy is uploaded.
 */
export const uploadImage = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { library, destination, place, row, image, picture }: Upload,
): Promise<Uploaded> => {
  if (isUnderWay(row, now()) || !(await claimUpload(db, row, now()))) return { kind: 'busy', wait: lookAgain }
  const file = { ...picture, name: `${row.name}.${sentEndings[picture.type]}` }
  const failure = async (refusal: ServiceFailure, isSure: boolean): Promise<Uploaded> => {
    if (isSure) await noteRefused(db, row)
    const message = `The image “${file.name}” could not be uploaded. ${refusal.message}`
    return { kind: 'failed', failure: { ...refusal, message } }
  }
  let kept: BlogPicture | null = null
  if (row.askedAt !== null) {
    const found = await library.find(destination, {
      ...file,
      askedAt: new Date(row.askedAt),
      others: await knownAtBlog(db, place),
    })
    // an earlier request may have arrived, whatever this search returned
    if (!found.ok) return failure(found.failure, false)
    kept = found.value
  }
  if (kept === null) {
    const uploaded = await library.upload(destination, file)
    // after a dropped connection or an HTML response, the server may have stored the file anyway
    if (!uploaded.ok) return failure(uploaded.failure, isRefusal(uploaded.failure))
    kept = uploaded.value
  }
  const described = await library.describe(destination, kept.externalId, image)
  if (!described.ok && described.failure.kind !== 'bad-content') return failure(described.failure, false)
  await noteKept(db, row, kept)
  const remark = described.ok
    ? ''
    : `The alt text of “${file.name}” wasn’t saved in the blog’s library. ${described.failure.message}`
  return { kind: 'kept', picture: kept, remark }
}
