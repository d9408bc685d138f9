import { HintCreate, hintNames, type Hint, type HintName } from '@web2/contract/accounts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const isHint = (id: unknown): id is HintName => hintNames.some((name) => name === id)

/** Hints the caller has seen or dismissed; they belong to the user, not to an account. */
export const hintsService = defineService({
  path: 'hints',
  policy: { find: 'profile:own', create: 'profile:own', remove: 'profile:own' },
  data: { create: HintCreate },
  unlogged: true,
  methods: ({ db }) => ({
    find: async ({ caller }: CallParams) => {
      const rows = await db
        .selectFrom('seenHints')
        .select(['hint', 'seenAt'])
        .where('userId', '=', caller.userId)
        .orderBy('hint')
        .execute()
      const data = rows.map(({ hint, seenAt }): Hint => ({ _id: hint, seenAt }))
      return { total: data.length, limit: data.length, skip: 0, data }
    },
    create: async (data, { caller }: CallParams) => {
      const { _id: hint } = data as HintCreate
      const { seenAt } = await db
        .insertInto('seenHints')
        .values({ userId: caller.userId, hint })
        .onConflict((conflict) => conflict.columns(['userId', 'hint']).doUpdateSet({ hint }))
        .returning('seenAt')
        .executeTakeFirstOrThrow()
      return { _id: hint, seenAt }
    },
    remove: async (id, { caller }: CallParams) => {
      if (!isHint(id)) throw notFound('hint')
      const row = await db
        .deleteFrom('seenHints')
        .where('userId', '=', caller.userId)
        .where('hint', '=', id)
        .returning('seenAt')
        .executeTakeFirst()
      if (!row) throw notFound('hint')
      return { _id: id, seenAt: row.seenAt }
    },
  }),
})
