import type { PropertyBatch, PropertyBatchAnswer, PropertyData, PropertyRow } from '@web2/contract/properties'
import type { AppContext } from '../../platform/context.ts'
import { isPublicError, type FieldErrors } from '../../platform/errors.ts'
import { insertProperty, lockProperties, type Owner } from './add-property.ts'

/** Part of an import; each row is a valid property or has errors. */
export interface CheckedPropertyBatch extends Pick<PropertyBatch, 'importId' | 'batch'> {
  readonly rows: readonly ({ readonly good: PropertyRow } | { readonly errors: FieldErrors })[]
}

const dataOf = ({ password = '', ...row }: PropertyRow): PropertyData =>
  row.propertyType === 'wordpress' && password !== '' ? { ...row, secrets: { password } } : row

const unencrypted =
  'This URL isn’t encrypted, so others could read the password. Use https, or add this property individually.'

/** Returns the errors of a rejected row; rethrows other errors. */
const refusalOf = (error: unknown): FieldErrors => {
  const errors: unknown = isPublicError(error) ? error.errors : undefined
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) throw error
  // imported rows are not reviewed one by one, so unencrypted ones can't be confirmed
  if ('allowsHttp' in errors) return { url: unencrypted }
  return errors as FieldErrors
}

/**
 * Adds the valid rows of one part of an import and stores its result in one transaction. A repeated part
 * returns the stored result and adds nothing. A rejected row, such as an existing property, does not affect
 * others.
 */
export const addPropertyBatch = (
  context: Pick<AppContext, 'config' | 'db'>,
  owner: Owner,
  { importId, batch, rows }: CheckedPropertyBatch,
): Promise<PropertyBatchAnswer> =>
  context.db.transaction().execute(async (transaction) => {
    const { accountId } = owner
    await lockProperties(transaction, accountId)
    const done = await transaction
      .selectFrom('propertyBatches')
      .select('answer')
      .where('accountId', '=', accountId)
      .where('importId', '=', importId)
      .where('batch', '=', batch)
      .executeTakeFirst()
    if (done) return done.answer

    const rejected: { row: number; errors: FieldErrors }[] = []
    for (const [row, checked] of rows.entries()) {
      if ('errors' in checked) {
        rejected.push({ row, errors: checked.errors })
        continue
      }
      try {
        // errors occur before the writing statement, so the transaction stays usable
        await insertProperty(context, transaction, owner, dataOf(checked.good))
      } catch (error) {
        rejected.push({ row, errors: refusalOf(error) })
      }
    }
    const answer: PropertyBatchAnswer = { created: rows.length - rejected.length, rejected }
    await transaction
      .insertInto('propertyBatches')
      .values({ accountId, importId, batch, answer: JSON.stringify(answer) })
      .execute()
    return answer
  })
