import type { AppContext } from '../../../platform/context.ts'
import type { BlogLibrary, BlogPicture, RemoteSubProperty } from '../../properties/providers/connector.ts'
import { sentEndings, type SentPicture } from '../../media/image-files/images-for-blogs.ts'
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
  /** Another post sends it at this moment, or the blog may still be at it: look again in so many milliseconds. */
  | { readonly kind: 'busy'; readonly wait: number }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }

/** Milliseconds that a blog may still be busy with an image whose sender died; longer than the call may last. */
const settling = 90_000
/** Milliseconds until it is worth looking again. */
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
 * Uploads an image to the library of a blog. That it is sent is written down before, so that no second copy is sent
 * while the first may have arrived: when its answer was lost it is looked for by its name.
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
    // it was asked for already, whatever this look has come to
    if (!found.ok) return failure(found.failure, false)
    kept = found.value
  }
  if (kept === null) {
    const uploaded = await library.upload(destination, file)
    // a server that breaks off, or answers with a page, may have kept the file all the same
    if (!uploaded.ok) return failure(uploaded.failure, isRefusal(uploaded.failure))
    kept = uploaded.value
  }
  const described = await library.describe(destination, kept.externalId, image)
  if (!described.ok && described.failure.kind !== 'bad-content') return failure(described.failure, false)
  await noteKept(db, row, kept)
  const remark = described.ok
    ? ''
    : `The alternative text of “${file.name}” was not taken by the blog's library. ${described.failure.message}`
  return { kind: 'kept', picture: kept, remark }
}
