import { Type, type Static } from 'typebox'
import { limits, type Page, type User } from '@web2/contract/core'
import { userViews } from '../users/user-view.ts'
import { likePattern } from '../../../platform/db/adapter/like-pattern.ts'
import type { ServiceContext } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

/** 1 ascending, -1 descending; an integer, so that the value in a query string is converted. */
const direction = Type.Optional(Type.Integer({ minimum: -1, maximum: 1 }))

/** Query parameters of the admins' list of users. */
export const UserQuery = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    $sort: Type.Optional(
      Type.Object(
        { name: direction, email: direction, createdAt: direction },
        { additionalProperties: false },
      ),
    ),
    /** Part of the name or the email address. */
    search: Type.Optional(Type.String({ maxLength: 254 })),
  },
  { additionalProperties: false },
)

/** All users of the installation, for admins. */
export const listUsers = async (
  { db, now }: ServiceContext,
  query: Static<typeof UserQuery>,
): Promise<Page<User>> => {
  const { $limit = limits.defaultPageSize, $skip: skip = 0, $sort = { createdAt: -1 }, search = '' } = query
  const limit = Math.min($limit, limits.maxPageSize)
  const wanted = likePattern(search)
  const matching = db
    .selectFrom('users')
    .$if(search !== '', (all) =>
      all.where((where) => where.or([where('name', 'ilike', wanted), where('email', 'ilike', wanted)])),
    )
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let page = matching.select('id').limit(limit).offset(skip)
  for (const [field, order] of Object.entries($sort)) {
    page = page.orderBy(field as 'name' | 'email' | 'createdAt', order === 1 ? 'asc' : 'desc')
  }
  const ids = (await page.orderBy('id').execute()).map(({ id }) => id)
  return { total, limit, skip, data: await userViews(db, ids, now()) }
}
