import { sealSecrets } from '../../domains/properties/connection/property-secrets.ts'
import type { Actor } from '../../platform/actor.ts'
import type { AppContext } from '../../platform/context.ts'
import { addPlace } from './campaign-world.ts'

/** Adds blogs of an account, each in a folder of one blog server. Returns their sub-property ids. */
export const addBlogs = async (
  context: AppContext,
  owner: Actor,
  { url, count }: { readonly url: string; readonly count: number },
): Promise<readonly string[]> => {
  const { db } = context
  const destinations: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { placeId, propertyId } = await addPlace({ context }, owner)
    destinations.push(placeId)
    const secretsSealed = sealSecrets(context.config, owner.accountId, { password: 'abcd' })
    await db
      .updateTable('properties')
      .set({ secretsSealed, username: 'ann' })
      .where('id', '=', propertyId)
      .execute()
    await db
      .updateTable('subProperties')
      .set({ url: `${url}/${at}/wp-json` })
      .where('id', '=', placeId)
      .execute()
  }
  return destinations
}
