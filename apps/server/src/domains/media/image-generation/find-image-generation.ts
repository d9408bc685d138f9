import { requireAccountRow } from '../../../platform/db/account-row.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImageGeneration } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { generationView } from './image-generation-view.ts'

/** Returns the account's image generation. Throws 404 if it doesn't exist. */
export const findGeneration = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<ImageGeneration> => {
  return generationView(await requireAccountRow(db, 'imageGenerations', { id, accountId }, 'generation'))
}

const interval = 500
const looks = 10 * 60 * 2

/** Waits up to ten minutes for an image generation to end. Returns its state at that time. */
export const awaitGeneration = async (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<ImageGeneration> => {
  for (let look = 0; ; look += 1) {
    const found = await findGeneration(context, accountId, id)
    const isOver = found.status !== 'queued' && found.status !== 'running'
    if (isOver || look >= looks) return found
    await pause(interval)
  }
}
