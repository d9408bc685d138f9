import { limits } from '@web2/contract/core'
import { canCarryAiOrigin } from './ai-origin.ts'
import { sniffPicture } from './detect-image-type.ts'
import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'

/**
 * Returns an image in a type whose file can say that a model made it: a GIF or AVIF as PNG, others unchanged. Also
 * returns those unchanged that can't be read, because the check on storing reports them.
 */
export const forAiOrigin = async (accountId: string, bytes: Uint8Array): Promise<Uint8Array> => {
  if (canCarryAiOrigin(sniffPicture(bytes))) return bytes
  return pictureTurns(accountId, async () => {
    const sharp = await loadSharp()
    try {
      const image = sharp(bytes, { limitInputPixels: limits.mediaPixels, failOn: 'truncated' })
      return await inTime(image.png(), (limited) => limited.toBuffer())
    } catch (error) {
      if (error instanceof Error) return bytes
      throw error
    }
  })
}
