import { formReachProblem } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'

/** Targets marked at once. */
const atOnce = 1_000

/**
 * Marks the targets whose forms don't post to PUBLIC_URL as it is now, or whose tokens are of a lost APP_SECRET: all of
 * them at a start, because both may have changed, or one after its publication. Forms that could not be reached there
 * are marked once they can.
 */
export const markMovedForms = async (
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  targetId?: string,
): Promise<void> => {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .selectFrom('siteTargets')
      .select(['id', 'url', 'shownFormsUrl', 'formsMoved'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('leadFormKeys')
            .select('id')
            .whereRef('leadFormKeys.id', '=', 'siteTargets.shownFormsKey'),
        ).as('isSigned'),
      )
      .where('shownFormsUrl', 'is not', null)
      .where('id', '>', last)
      .$if(targetId !== undefined, (query) => query.where('id', '=', targetId!))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const isMoved = ({ url, shownFormsUrl, isSigned }: (typeof rows)[number]): boolean =>
      url !== null &&
      (shownFormsUrl !== (formReachProblem(publicUrl, url) === null ? publicUrl : '') ||
        (shownFormsUrl !== '' && !isSigned))
    for (const formsMoved of [true, false]) {
      const ids = rows.filter((row) => isMoved(row) === formsMoved && row.formsMoved !== formsMoved)
      if (ids.length > 0)
        await db
          .updateTable('siteTargets')
          .set({ formsMoved })
          .where(
            'id',
            'in',
            ids.map(({ id }) => id),
          )
          .execute()
    }
    if (rows.length < atOnce) break
    last = rows.at(-1)!.id
  }
}
