import { limits } from '@web2/contract/core'
import type { ImportNote } from '@web2/contract/sites'
import type { AppContext } from '../../../platform/context.ts'
import { ZipUnreadable, type ZipMember } from '../../../platform/zip/read-zip.ts'
import { addPicture, createFolder, maybeFolder, MediaRefusal } from '../../media/index.ts'
import type { Actor } from '../../../platform/actor.ts'

const folderFor = async (context: AppContext, owner: Actor, name: string): Promise<string> => {
  const known = await maybeFolder(context.db, owner.accountId, name)
  if (known === undefined) await createFolder(context, owner, { path: '/', name })
  return `/${known ?? name}`
}

/**
 * Adds images to the media library, in a folder with the site's name. Returns their URLs by path. A repeat
 * after a kill adds none twice.
 */
export const importPictures = async (
  context: AppContext,
  owner: Actor,
  folder: string,
  members: readonly ZipMember[],
  step: () => void,
): Promise<{ pictures: Map<string, string>; notes: ImportNote[] }> => {
  const pictures = new Map<string, string>()
  const notes: ImportNote[] = []
  if (members.length === 0) return { pictures, notes }
  const path = await folderFor(context, owner, folder)
  for (const member of members) {
    try {
      const bytes = await member.read(limits.mediaFileBytes)
      const name = member.path.split('/').at(-1) ?? 'picture'
      pictures.set(member.path, (await addPicture(context, owner, { path, name, bytes, onlyOnce: true })).url)
    } catch (error) {
      if (!(error instanceof MediaRefusal) && !(error instanceof ZipUnreadable)) throw error
      notes.push({ path: member.path, message: error.message })
    }
    step()
  }
  return { pictures, notes }
}
