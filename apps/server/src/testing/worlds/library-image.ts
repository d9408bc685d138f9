import { hash } from 'node:crypto'
import { addPicture } from '../../domains/media/library/add-image.ts'
import type { AppContext } from '../../platform/context.ts'
import { phonePicture } from './phone-picture.ts'

/** Adds an image of one color to the account's library. Returns its URL. */
export const addLibraryImage = async (
  context: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  color: string,
): Promise<string> => {
  const name = `IMG_${hash('sha256', color, 'hex').slice(0, 8)}.jpg`
  return (await addPicture(context, owner, { path: '/', name, bytes: await phonePicture(color) })).url
}
