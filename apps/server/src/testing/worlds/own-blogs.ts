import type { PropertyType } from '@web2/contract/properties'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { TestApi, TestUser } from './start-api.ts'

export interface OwnBlog {
  readonly propertyId: string
  readonly _id: string
  readonly name: string
}

let made = 0

/** Adds a property with one sub-property that takes posts, as after a verification. */
export const addBlog = async (
  { database: { db } }: Pick<TestApi, 'database'>,
  { accountId, userId }: Pick<TestUser, 'accountId' | 'userId'>,
  { type = 'wordpress', isVerified = true }: { type?: PropertyType; isVerified?: boolean } = {},
): Promise<OwnBlog> => {
  made += 1
  const [propertyId, id] = [uuidV7(), uuidV7()]
  const name = `Blog ${made}`
  const url = `https://blog${made}.example`
  await db
    .insertInto('properties')
    .values({
      id: propertyId,
      accountId,
      createdBy: userId,
      propertyType: type,
      means: type === 'wordpress' ? 'application-password' : type === 'tumblr' ? 'tumblr' : 'assisted',
      name,
      url,
      status: isVerified ? 'verified' : 'failed',
    })
    .execute()
  await db
    .insertInto('subProperties')
    .values({
      id,
      accountId,
      createdBy: userId,
      propertyId,
      propertyType: type,
      externalId: id,
      name,
      url,
      webUrl: url,
    })
    .execute()
  return { propertyId, _id: id, name }
}
