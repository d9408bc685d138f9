import { appVersion, limits } from '@web2/contract/core'
import {
  imageCredit,
  imageSourceTitles,
  type FoundImage,
  type ImageRights,
  type ImageTake,
  type TakenImage,
} from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { refused, serviceFailed } from '../../../platform/errors.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { callService } from '../../../platform/outbound/call-service.ts'
import { addPicture } from '../library/add-image.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { rightsOfAddress, rightsOfFiles } from '../image-rights/image-rights.ts'
import { openImageSource } from './open-image-source.ts'
import { recordRights, type NewRights } from '../image-rights/record-rights.ts'
import { foundImage } from './search-images.ts'

type Context = AppContext
interface Owner {
  readonly accountId: string
  readonly userId: string
}

const rightsOf = (image: FoundImage): NewRights => ({
  source: image.source,
  sourceTitle: imageSourceTitles[image.source],
  sourceId: image.id,
  alt: image.alt.slice(0, 1_000),
  author: image.author,
  authorUrl: image.authorUrl,
  licence: image.licence,
  licenceUrl: image.licenceUrl,
  link: image.link,
  creditRequired: image.creditRequired,
  credit: imageCredit(image),
  prompt: null,
  model: null,
  cost: null,
})

/** Time limit for downloading an image, in ms. */
const fetchTimeout = 60_000

const bytesOf = async ({ config }: Pick<Context, 'config'>, image: FoundImage): Promise<Uint8Array> => {
  const answer = await callService(guardedAgentOf(config), {
    service: imageSourceTitles[image.source],
    isFixedUrl: true,
    url: image.full,
    headers: { 'user-agent': `Web2Manager/${appVersion} (${config.publicUrl})` },
    timeout: fetchTimeout,
    maxBytes: limits.mediaFileBytes,
    tooLarge: `This image is larger than ${limits.mediaFileBytes / 1e6} MB. Choose a smaller one.`,
  })
  if (!answer.ok) throw serviceFailed(answer.failure)
  return answer.value.body
}

const known = (rights: ImageRights | undefined): ImageRights => {
  if (rights === undefined) throw new Error('An imported image has no image rights')
  return rights
}

const keptCopy = async (
  context: Context,
  owner: Owner,
  image: FoundImage,
  path: string,
): Promise<TakenImage> => {
  const name = `${image.alt.slice(0, 60) || image.source}.jpg`
  const bytes = await bytesOf(context, image)
  try {
    const rights = rightsOf(image)
    const { _id, url, width, height } = await addPicture(context, owner, {
      path,
      name,
      bytes,
      onlyOnce: true,
      rights,
    })
    const lines = await rightsOfFiles(context.db, owner.accountId, [_id])
    return { url, width, height, alt: image.alt, rights: known(lines.get(_id)) }
  } catch (error) {
    if (error instanceof MediaRefusal) throw refused(error.message)
    throw error
  }
}

const linked = async ({ db }: Context, owner: Owner, image: FoundImage): Promise<TakenImage> => {
  const { full: url, width, height, alt } = image
  await recordRights(db, owner, { ...rightsOf(image), mediaFileId: null, url })
  return { url, width, height, alt, rights: known(await rightsOfAddress(db, owner.accountId, url)) }
}

/**
 * Imports an image by the rules of its source: reports the use if the source asks for it, copies or hotlinks
 * the image, records its rights. Throws 409, 429 or 503 with a message.
 */
export const importStockImage = async (
  context: Context,
  owner: Owner,
  { source, id, path = '/' }: ImageTake,
): Promise<TakenImage> => {
  const found = await foundImage(context, owner.accountId, { source, id })
  if (!found) throw refused('This search has expired. Search again, then choose the image.')
  const opened = await openImageSource(context, owner.accountId, source)
  const told = await opened.take(found)
  if (!told.ok) throw serviceFailed(told.failure)
  return found.delivery === 'hotlink'
    ? linked(context, owner, told.value)
    : keptCopy(context, owner, told.value, path)
}
