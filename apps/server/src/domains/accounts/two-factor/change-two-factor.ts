import type { TwoFactor, TwoFactorChanged, TwoFactorPatch, TwoFactorSecret } from '@web2/contract/accounts'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { verifyPassword } from '../../../platform/auth/passwords.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { consumeCode } from './check-second-factor.ts'
import {
  newRecoveryCodes,
  newTotpSecret,
  openTotpSecret,
  plainCode,
  recoveryHash,
  sealTotpSecret,
  stepOfCode,
  totpUri,
} from './two-factor-codes.ts'

type TwoFactorContext = Pick<AppContext, 'config' | 'db' | 'now'>

const rowOf = ({ db }: TwoFactorContext, userId: string) =>
  db.selectFrom('twoFactor').selectAll().where('userId', '=', userId).executeTakeFirst()

export const twoFactorOf = async (context: TwoFactorContext, userId: string): Promise<TwoFactor> => {
  const row = await rowOf(context, userId)
  const since = row?.confirmedAt ?? null
  return { isOn: since !== null, since, recoveryLeft: since === null ? 0 : (row?.recoveryHashes.length ?? 0) }
}

/**
 * Creates a second-factor secret, which has no effect until it is confirmed. Throws 400 for the field if the
 * password is wrong.
 */
export const beginTwoFactor = async (
  context: TwoFactorContext,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<TwoFactorSecret> => {
  const { config, db } = context
  const { passwordHash, email } = await db
    .selectFrom('users')
    .select(['passwordHash', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password, passwordHash)))
    throw badInput({ password: 'This isn’t your current password' })
  const secret = newTotpSecret()
  const secretSealed = sealTotpSecret(config.appSecret, userId, secret)
  const begun = await db
    .insertInto('twoFactor')
    .values({ userId, secretSealed, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secretSealed, lastStep: 0 })
        .where('twoFactor.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  if (begun.numInsertedOrUpdatedRows === 0n)
    throw refused('Two-factor sign-in is already on. Turn it off first.')
  return { secret, uri: totpUri(secret, email) }
}

const wrongCode = () =>
  badInput({
    code: 'Wrong code. Enter the current one from your app, and check that your phone’s clock is correct.',
  })

const confirm = async (
  context: TwoFactorContext,
  userId: string,
  code: string,
): Promise<TwoFactorChanged> => {
  const { config, db, now } = context
  const row = await rowOf(context, userId)
  if (!row || row.confirmedAt !== null) throw refused('Scan a new QR code first.')
  const secret = openTotpSecret(config.appSecret, userId, row.secretSealed)
  const step = secret === undefined ? undefined : stepOfCode(secret, plainCode(code), now())
  if (step === undefined) throw wrongCode()
  const recoveryCodes = newRecoveryCodes()
  await db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('twoFactor')
      .set({
        confirmedAt: now().toISOString(),
        lastStep: step,
        recoveryHashes: recoveryCodes.map(recoveryHash),
      })
      .where('userId', '=', userId)
      .where('confirmedAt', 'is', null)
      .where('secretSealed', '=', row.secretSealed)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows === 0n) throw refused('Setup was restarted elsewhere. Start again.')
    await recordAudit(transaction, { action: 'two-factor-on', userId })
  })
  return { ...(await twoFactorOf(context, userId)), recoveryCodes }
}

const switchOff = async (context: TwoFactorContext, userId: string, code: string): Promise<TwoFactor> => {
  const row = await rowOf(context, userId)
  if (!row || row.confirmedAt === null) throw refused('Two-factor sign-in is already off.')
  if (!(await consumeCode(context, row, code))) throw wrongCode()
  await removeTwoFactor(context, { userId })
  return twoFactorOf(context, userId)
}

/**
 * Enables the second factor with the app's first code and returns the recovery codes once, or disables it
 * with a code.
 */
export const changeTwoFactor = (
  context: TwoFactorContext,
  userId: string,
  { code, isOn }: TwoFactorPatch,
): Promise<TwoFactorChanged> => (isOn ? confirm(context, userId, code) : switchOff(context, userId, code))

/**
 * Removes the second factor without a code: after a code was checked, or by an admin for a user who lost
 * their device.
 */
export const removeTwoFactor = async (
  { db }: Pick<TwoFactorContext, 'db'>,
  { userId, by }: { readonly userId: string; readonly by?: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const removed = await transaction.deleteFrom('twoFactor').where('userId', '=', userId).executeTakeFirst()
    if (removed.numDeletedRows === 0n) return
    await recordAudit(transaction, { action: 'two-factor-off', userId, details: by ? { by } : {} })
  })
