import { storedJson } from '@web2/builder'
import { currentEdition, type TurboDefinition } from '@web2/contract/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import { ownIds } from '../../../platform/db/ids-in-account.ts'
import type { Actor } from '../../../platform/actor.ts'
import { releasePageUnits } from '../pages/release-page-units.ts'
import { listingIds } from '../pages/page-generator.ts'
import { lockProject, emitProjectChanged, turboView, type ProjectRow } from './project-view.ts'
import { sourcePage } from '../planning/source-page.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const requireOwn = async (
  db: Kysely<Database>,
  accountId: string,
  definition: TurboDefinition,
): Promise<void> => {
  const napIds = listingIds(definition)
  if ((await ownIds(db, accountId, 'naps', napIds)).length < napIds.length)
    throw badInput({ listing: 'One of these listings no longer exists. Choose another one.' })
  const dataIds = [...new Set(definition.lists.flatMap(({ dataId }) => dataId ?? []))]
  if ((await ownIds(db, accountId, 'turbo_data', dataIds)).length < dataIds.length)
    throw badInput({ lists: 'One of these tables no longer exists. Choose another one.' })
}

const stackerIdsOf = ({ rules }: Pick<TurboDefinition, 'rules'>): string[] =>
  rules.flatMap(({ write }) => write?.stackerId ?? [])

/** Throws 400 for prompt stackers of other accounts; those in `before` may have been deleted since. */
const requireOwnStackers = async (
  db: Kysely<Database>,
  accountId: string,
  definition: TurboDefinition,
  before?: TurboDefinition,
): Promise<void> => {
  const known = new Set(before ? stackerIdsOf(before) : [])
  const ids = [...new Set(stackerIdsOf(definition))].filter((id) => !known.has(id))
  if ((await ownIds(db, accountId, 'prompt_stackers', ids)).length < ids.length)
    throw badInput({ rules: 'One of these prompt stackers no longer exists. Choose another one.' })
}

const requireSource = async (db: Kysely<Database>, accountId: string, definition: TurboDefinition) => {
  const page = await sourcePage(db, accountId, definition.source)
  if (!page) throw badInput({ source: 'This template or page no longer exists. Choose another one.' })
  return page
}

const columnsOf = (page: Awaited<ReturnType<typeof requireSource>>) => ({
  document: storedJson(page.document),
  sourceName: page.name,
  sourceVersion: page.version,
})

/** Adds the current edition of the rules for links and hub pages unless one is given. */
export const withEdition = ({ structure, ...definition }: TurboDefinition): TurboDefinition => ({
  ...definition,
  structure: { edition: currentEdition, ...structure },
})

/**
 * Inserts a project as a draft within the caller's transaction. Throws 400 for a listing, table, prompt
 * stacker or page that the account doesn't have.
 */
export const insertProject = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Actor,
  sent: TurboDefinition,
): Promise<ProjectRow> => {
  const definition = withEdition(sent)
  await requireOwn(transaction, accountId, definition)
  await requireOwnStackers(transaction, accountId, definition)
  const page = await requireSource(transaction, accountId, definition)
  const row = await transaction
    .insertInto('turbos')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      name: definition.name,
      definition: JSON.stringify(definition),
      ...columnsOf(page),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await emitProjectChanged(transaction, row, 'created')
  return row
}

/** Creates a project as a draft; its problems are reported by checks and plans. */
export const createTurbo = ({ db }: AppContext, actor: Actor, sent: TurboDefinition) =>
  db.transaction().execute(async (transaction) => turboView(await insertProject(transaction, actor, sent)))

/** States in which no worker uses the definition. */
export const idleStatuses: ReadonlySet<string> = new Set([
  'draft',
  'planned',
  'review',
  'paused',
  'stopped',
  'failed',
  'cancelled',
  'done',
])

/**
 * Changes the definition. Published pages stay unchanged until the project is planned, reviewed and approved
 * again.
 */
export const changeDefinition = async (
  { db }: AppContext,
  { accountId }: Actor,
  id: string,
  change: Partial<TurboDefinition>,
) =>
  db.transaction().execute(async (transaction) => {
    const turbo = await lockProject(transaction, { id, accountId })
    if (!turbo) throw notFound('project')
    if (!idleStatuses.has(turbo.status))
      throw refused('The project is running. Pause it before you change it.')
    const { edition } = turbo.definition.structure
    const definition: TurboDefinition = {
      ...turbo.definition,
      ...change,
      ...(change.structure && { structure: { ...(edition && { edition }), ...change.structure } }),
    }
    await requireOwn(transaction, accountId, definition)
    await requireOwnStackers(transaction, accountId, definition, turbo.definition)
    const onlyName = Object.keys(change).every((field) => field === 'name')
    const page = await requireSource(transaction, accountId, definition)
    const row = await transaction
      .updateTable('turbos')
      .set({
        name: definition.name,
        definition: JSON.stringify(definition),
        ...(!onlyName && {
          ...columnsOf(page),
          status: 'draft',
          pausedFrom: null,
          message: '',
          // nothing to report before the first plan
          ...(turbo.plannedAt !== null && {
            changedSince: JSON.stringify([...new Set([...turbo.changedSince, 'definition'])]),
          }),
        }),
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitProjectChanged(transaction, row, 'patched')
    return turboView(row)
  })

/** Throws 409 for a project that is running or still has sites. */
const requireRemovable = async (
  transaction: Transaction<Database>,
  { id, status, name }: NonNullable<Awaited<ReturnType<typeof lockProject>>>,
): Promise<void> => {
  if (!idleStatuses.has(status)) throw refused(`“${name}” is running. Cancel it before you delete it.`)
  const sites = await transaction
    .selectFrom('sites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('turboId', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(sites.count) > 0)
    throw refused(`“${name}” still has sites. Delete the sites first, then the project.`)
}

/** Deletes inactive projects, all or none. Returns those that existed. */
export const removeTurbos = ({ db }: AppContext, { accountId }: Actor, ids: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    const removed = []
    // sorted, so that concurrent deletions can't deadlock
    for (const id of [...ids].sort()) {
      const turbo = await lockProject(transaction, { id, accountId })
      if (!turbo) continue
      await requireRemovable(transaction, turbo)
      await releasePageUnits(transaction, turbo.id)
      await transaction.deleteFrom('turbos').where('id', '=', turbo.id).execute()
      await emitProjectChanged(transaction, turbo, 'removed')
      removed.push(turboView(turbo))
    }
    return removed
  })
