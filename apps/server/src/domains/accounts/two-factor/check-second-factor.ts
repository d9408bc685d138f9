import type { AppContext } from '../../../platform/context.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { openTotpSecret, plainCode, recoveryHash, stepOfCode } from './two-factor-codes.ts'

type CodeContext = Pick<AppContext, 'config' | 'db' | 'now'>

/** Accepts a code of the authenticator app and invalidates its time step and all earlier ones. */
const consumeTotp = async (
  { config, db, now }: CodeContext,
  { userId, secretSealed }: { readonly userId: string; readonly secretSealed: string },
  code: string,
): Promise<boolean> => {
  const secret = openTotpSecret(config.appSecret, userId, secretSealed)
  if (secret === undefined || !/^\d{6}$/.test(code)) return false
  const step = stepOfCode(secret, code, now())
  if (step === undefined) return false
  const taken = await db
    .updateTable('twoFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Accepts a recovery code and deletes it. */
const takeRecoveryCode = ({ db }: CodeContext, userId: string, code: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('twoFactor')
      .select('recoveryHashes')
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    const hash = recoveryHash(code)
    if (!row?.recoveryHashes.includes(hash)) return false
    const recoveryHashes = row.recoveryHashes.filter((each) => each !== hash)
    await transaction.updateTable('twoFactor').set({ recoveryHashes }).where('userId', '=', userId).execute()
    await recordAudit(transaction, { action: 'recovery-code-used', userId })
    return true
  })

/** Consumes an app code or recovery code. Returns false if it is neither or was already used. */
export const consumeCode = async (
  context: CodeContext,
  row: { readonly userId: string; readonly secretSealed: string },
  code: string,
): Promise<boolean> => {
  const plain = plainCode(code)
  return (await consumeTotp(context, row, plain)) || takeRecoveryCode(context, row.userId, plain)
}

/** Returns 'passed' also for users without a second factor. */
export const checkSecondFactor = async (
  context: CodeContext,
  userId: string,
  code: string | undefined,
): Promise<'passed' | 'missing' | 'wrong'> => {
  const row = await context.db
    .selectFrom('twoFactor')
    .select(['userId', 'secretSealed'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) return 'passed'
  if (code === undefined || code.trim() === '') return 'missing'
  return (await consumeCode(context, row, code)) ? 'passed' : 'wrong'
}
