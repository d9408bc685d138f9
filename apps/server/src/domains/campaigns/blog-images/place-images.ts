import type { AppContext } from '../../../platform/context.ts'
import {
  withImageAddresses,
  type RemoteSubProperty,
  type PostingApi,
  type PostPicture,
} from '../../properties/index.ts'
import { sentEndings } from '../../media/index.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import type { ArticleRow } from '../../articles/index.ts'
import { imageRow, keptPicture, noteKept, type BlogImageRow, type ImagePlace } from './image-rows.ts'
import { preparedImage, readImage } from './read-image.ts'
import { uploadImage } from './upload-image.ts'
import { wantedImages, type WantedImage } from './wanted-images.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'now'>

interface Post {
  readonly posting: PostingApi
  readonly destination: RemoteSubProperty
  readonly place: ImagePlace
  readonly article: Pick<ArticleRow, 'accountId' | 'featuredImage' | 'slug' | 'title'>
  readonly html: string
  /** Previous attempts of the post. */
  readonly attempts: number
}

/** The result of uploading a post's images. */
export type PlacedImages =
  | {
      readonly kind: 'placed'
      readonly html: string
      readonly picture: PostPicture | null
      readonly pictures: readonly PostPicture[]
      /** Messages about images that were not uploaded. */
      readonly remarks: readonly string[]
    }
  | { readonly kind: 'busy'; readonly wait: number }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }

type One =
  | { readonly kind: 'picture'; readonly picture: PostPicture; readonly remark: string }
  | { readonly kind: 'linked'; readonly remark: string }
  | Exclude<PlacedImages, { kind: 'placed' }>

/** Returns the row of an image, with its bytes if they had to be read to identify it. */
const identified = async (context: Context, post: Post, image: WantedImage) => {
  const { names, own } = image
  const { accountId } = post.place
  const rowOf = (sha256: string) => imageRow(context.db, post.place, { sha256, names })
  if (own) return { ok: true, row: await rowOf(own.sha256), bytes: null } as const
  const read = await readImage(context, { accountId, image, attempts: post.attempts })
  return read.ok === true
    ? ({ ok: true, row: await rowOf(read.value.sha256), bytes: read.value.bytes } as const)
    : read
}

/** Returns the blog's copy of an image; clears it if the image was deleted at the blog. */
const stillKept = async ({ db }: Context, { posting, destination }: Post, row: BlogImageRow) => {
  const kept = keptPicture(row)
  if (kept === null || posting.library === null) return { ok: true, value: kept } as const
  const there = await posting.library.among(destination, [kept.externalId])
  if (!there.ok) return there
  if (there.value.has(kept.externalId)) return { ok: true, value: kept } as const
  await noteKept(db, row, null)
  return { ok: true, value: null } as const
}

const placeOne = async (context: Context, post: Post, image: WantedImage): Promise<One> => {
  const { posting, destination, place, attempts } = post
  const found = await identified(context, post, image)
  if (found.ok === false) return { kind: 'failed', failure: found.failure }
  if (found.ok === 'linked') return { kind: 'linked', remark: found.remark }
  const { row } = found
  const { source, alt, caption } = image
  const picture = (file: PostPicture['file'], ending = ''): PostPicture => ({
    source,
    alt,
    caption,
    name: `${row.name}${ending}`,
    file,
  })
  const kept = await stillKept(context, post, row)
  if (!kept.ok) return { kind: 'failed', failure: kept.failure }
  if (kept.value) return { kind: 'picture', picture: picture(kept.value), remark: '' }
  const read =
    found.bytes === null
      ? await readImage(context, { accountId: place.accountId, image, attempts })
      : ({ ok: true, value: { bytes: found.bytes } } as const)
  if (read.ok === false) return { kind: 'failed', failure: read.failure }
  if (read.ok === 'linked') return { kind: 'linked', remark: read.remark }
  const given = { accountId: place.accountId, bytes: read.value.bytes }
  const sent = await preparedImage(image, given, posting.longestSide)
  if (sent.ok === false) return { kind: 'failed', failure: sent.failure }
  if (sent.ok === 'linked') return { kind: 'linked', remark: sent.remark }
  const ending = `.${sentEndings[sent.value.type]}`
  if (posting.library === null) return { kind: 'picture', picture: picture(sent.value, ending), remark: '' }
  const { library } = posting
  const current =
    kept.value === null && row.url !== '' ? { ...row, url: '', externalId: '', askedAt: null } : row
  const uploaded = await uploadImage(context, {
    library,
    destination,
    place,
    row: current,
    image,
    picture: sent.value,
  })
  return uploaded.kind === 'kept'
    ? { kind: 'picture', picture: picture(uploaded.picture, ending), remark: uploaded.remark }
    : uploaded
}

/**
 * Uploads the images of a post to its blog's library, each content once, or attaches them to the post. Fails
 * if one can't be uploaded, except for unavailable external images, which the post links at their original
 * URL.
 */
export const placeImages = async (context: Context, post: Post): Promise<PlacedImages> => {
  const { html, article, posting } = post
  const placed = new Map<string, PostPicture>()
  const remarks: string[] = []
  const wanted = await wantedImages(context.db, { article, html })
  for (const image of wanted) {
    if (placed.has(image.source)) continue
    const one = await placeOne(context, post, image)
    if (one.kind === 'busy' || one.kind === 'failed') return one
    if (one.remark !== '') remarks.push(one.remark)
    if (one.kind === 'picture') placed.set(image.source, one.picture)
  }
  const of = (isFeatured: boolean): PostPicture[] =>
    wanted
      .filter((image) => image.isFeatured === isFeatured)
      .flatMap(({ source }) => placed.get(source) ?? [])
  const [featured = null] = of(true)
  if (posting.library === null)
    return { kind: 'placed', html, picture: featured, pictures: of(false), remarks }
  const addresses = new Map(
    [...placed].flatMap(([source, { file }]) => ('url' in file ? [[source, file.url] as const] : [])),
  )
  return {
    kind: 'placed',
    html: withImageAddresses(html, addresses),
    picture: featured,
    pictures: [],
    remarks,
  }
}
