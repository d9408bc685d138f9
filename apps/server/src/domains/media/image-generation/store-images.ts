import { limits } from '@web2/contract/core'
import { imageAlt, imageModelLabel, type GeneratedImage } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { forAiOrigin } from '../image-files/for-ai-origin.ts'
import { splitImageGrid } from '../image-files/split-quarters.ts'
import type { ImageJobStatus } from '../providers/image-generation/image-maker.ts'
import { addPicture } from '../library/add-image.ts'
import type { NewRights } from '../image-rights/record-rights.ts'
import type { GenerationRow } from './image-generation-view.ts'

type Made = Extract<ImageJobStatus, { state: 'done' }>

const titleOf = ({ generator, model }: GenerationRow): string => imageModelLabel(generator, model)

const rightsOf = (row: GenerationRow, at: number, cost: number | null): NewRights => ({
  source: row.generator,
  sourceTitle: titleOf(row),
  sourceId: `${row.id}/${at}`,
  alt: imageAlt(row.prompt),
  author: '',
  authorUrl: null,
  licence: `Generated with ${titleOf(row)}`,
  licenceUrl: null,
  link: null,
  creditRequired: false,
  credit: `Image generated with ${titleOf(row)}`,
  prompt: row.prompt,
  model: row.model,
  cost,
})
/**
 * Stores generated images in the account's media, each with prompt, model, date and cost in its image rights.
 * A repeat after a killed worker reuses stored images. Throws MediaRefusal.
 */
export const storePictures = async (
  context: AppContext,
  row: GenerationRow,
  { bytes, isGrid, cost }: Made,
): Promise<readonly GeneratedImage[]> => {
  const pictures = isGrid ? await splitImageGrid(row.accountId, bytes, limits.mediaPixels) : [bytes]
  const stored: GeneratedImage[] = []
  for (const [at, picture] of pictures.entries()) {
    const { url, thumb, width, height } = await addPicture(
      context,
      { accountId: row.accountId, userId: row.createdBy },
      {
        path: '/',
        name: `${row.prompt.slice(0, 60)}.png`,
        bytes: await forAiOrigin(row.accountId, picture),
        isMadeByAi: true,
        onlyOnce: true,
        rights: rightsOf(row, at, cost === null ? null : cost / pictures.length),
      },
    )
    stored.push({ url, thumb, width, height })
  }
  return stored
}
