import { themeSample, type Theme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type {
  AccountTheme,
  AccountThemeCreate,
  AccountThemePatch,
  WholeAccountTheme,
} from '@web2/contract/sites'
import { withOwnTokens } from '@web2/site'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { AppContext } from '../../../platform/context.ts'
import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, changedMeanwhile, notFound, refused, taken } from '../../../platform/errors.ts'
import { recordEvent, type ChangeName } from '../../../platform/events/outbox/record-event.ts'
import type { AccountThemesTable } from '../tables.ts'
import { themeOfText, themeText, type ThemeText } from './site-theme.ts'

type Row = Selectable<AccountThemesTable>

const summaryOf = (row: Row): AccountTheme => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  sample: row.sample ?? {},
})

const wholeOf = (row: Row): WholeAccountTheme => ({
  ...summaryOf(row),
  theme: { ...(JSON.parse(row.theme) as Theme), name: row.name },
})

const tell = (transaction: Kysely<Database>, name: ChangeName, row: Row): Promise<void> =>
  recordEvent(transaction, {
    accountId: row.accountId,
    path: 'account-themes',
    name,
    record: summaryOf(row),
  })

/** Returns the columns of a theme that a client sent. Throws 400 with the reason. */
const storedTheme = (sent: unknown): Pick<Row, 'theme'> & { name: string; sample: string } => {
  const text = themeText(sent)
  const theme = themeOfText(text)
  if (text === null || theme === null) throw badInput({ theme: 'This is not a theme.' })
  if (Buffer.byteLength(text) > limits.accountThemeBytes)
    throw badInput({
      theme: 'The theme is larger than 500 KB. Remove design tokens or styles you don’t use.',
    })
  return { name: theme.name, theme: text, sample: JSON.stringify(themeSample(theme)) }
}

const checkedName = (typed: string): string => {
  const name = typed.trim()
  if (name === '') throw badInput({ name: 'Enter a theme name.' })
  return name
}

/**
 * Locks the account's themes until the transaction ends, and returns how many there are. Throws 409 if another one
 * has the name.
 */
const lockNames = async (
  transaction: Transaction<Database>,
  accountId: string,
  name: string,
  except: string | null,
): Promise<number> => {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const present = await transaction
    .selectFrom('accountThemes')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .execute()
  if (present.some((each) => each.id !== except && each.name.toLowerCase() === name.toLowerCase()))
    throw taken({ name: 'Another theme already has this name. Choose a different one.' })
  return present.length
}

/** Adds a theme to an account. Throws 400 for an invalid one, and 409 for a name that is taken or one theme too many. */
export const addAccountTheme = async (
  { db }: AppContext,
  { accountId, userId }: Actor,
  data: AccountThemeCreate,
): Promise<WholeAccountTheme> => {
  const stored = storedTheme(data.theme)
  const name = data.name === undefined ? stored.name : checkedName(data.name)
  return db.transaction().execute(async (transaction) => {
    const count = await lockNames(transaction, accountId, name, null)
    if (count >= limits.accountThemes)
      throw refused(`Your account has ${limits.accountThemes} themes already. Delete one first.`)
    const row = await transaction
      .insertInto('accountThemes')
      .values({ id: uuidV7(), accountId, createdBy: userId, ...stored, name })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tell(transaction, 'created', row)
    return wholeOf(row)
  })
}

/** Returns a theme of the account. Throws 404 if it doesn't exist. */
export const findAccountTheme = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Pick<Actor, 'accountId'>,
  id: string,
): Promise<WholeAccountTheme> => {
  const row = await findAccountRow(db, 'accountThemes', { id, accountId })
  if (!row) throw notFound('theme')
  return wholeOf(row)
}

/** Renames a theme or replaces it. Throws 409 if it changed since the client loaded it. */
export const changeAccountTheme = async (
  { db }: AppContext,
  { accountId }: Actor,
  id: string,
  change: AccountThemePatch,
): Promise<WholeAccountTheme> => {
  const stored = change.theme === undefined ? undefined : storedTheme(change.theme)
  const name = change.name === undefined ? undefined : checkedName(change.name)
  if (!isUuid(id)) throw notFound('theme')
  return db.transaction().execute(async (transaction) => {
    if (name !== undefined) await lockNames(transaction, accountId, name, id)
    const key = { id, accountId }
    const known = await findAccountRow(transaction, 'accountThemes', key, { lock: 'no key update' })
    if (!known) throw notFound('theme')
    if (change.basedOn !== undefined && change.basedOn !== known.updatedAt)
      throw changedMeanwhile('This theme was changed by someone else. Reload the page to see the latest one.')
    const row = await transaction
      .updateTable('accountThemes')
      .set({
        ...(stored && { theme: stored.theme, sample: stored.sample }),
        ...(name !== undefined && { name }),
        updatedAt: nextUpdate,
      })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tell(transaction, 'patched', row)
    return wholeOf(row)
  })
}

/** Deletes a theme of the account; sites keep their copies. Throws 404 if it doesn't exist. */
export const removeAccountTheme = async (
  { db }: AppContext,
  { accountId }: Actor,
  id: string,
): Promise<AccountTheme> => {
  if (!isUuid(id)) throw notFound('theme')
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('accountThemes')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('theme')
    await tell(transaction, 'removed', row)
    return summaryOf(row)
  })
}

/**
 * Returns the theme that a new site begins with: the account's one, with the design tokens that only the template's
 * has. Throws 400 if the account lacks it.
 */
export const begunTheme = async (
  db: Kysely<Database>,
  { accountId }: Pick<Actor, 'accountId'>,
  id: string,
  own: ThemeText,
): Promise<ThemeText> => {
  const row = await findAccountRow(db, 'accountThemes', { id, accountId })
  if (!row) throw badInput({ themeId: 'This theme does not exist. Choose another one.' })
  return themeText(withOwnTokens(wholeOf(row).theme, themeOfText(own) ?? undefined), 'themeId')
}
