import type { PropertyBatch, PropertyBatchAnswer, PropertyData, PropertyRow } from '@web2/contract/properties'
import type { AppContext } from '../../platform/context.ts'
import { isPublicError, type FieldErrors } from '../../platform/errors.ts'
import { insertProperty, lockProperties, type Owner } from './add-property.ts'

/** A part of an import; a row is what can be a property, or what is wrong with it. */
export interface CheckedPropertyBatch extends Pick<PropertyBatch, 'importId' | 'batch'> {
  readonly rows: readonly ({ readonly good: PropertyRow } | { readonly errors: FieldErrors })[]
}

const dataOf = ({ password = '', ...row }: PropertyRow): PropertyData =>
  row.propertyType === 'wordpress' && password !== '' ? { ...row, secrets: { password } } : row

const unencrypted =
  'This address is not encrypted, so anyone on the way could read the password. Use https, or add this property by itself.'

/** What is wrong with a row that was refused; other errors are thrown on. */
const refusalOf = (error: unknown): FieldErrors => {
  const errors: unknown = isPublicError(error) ? error.errors : undefined
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) throw error
  // nobody looks at single rows of an import, so none of them is confirmed
  if ('allowsHttp' in errors) return { url: unencrypted }
  return errors as FieldErrors
}

/**
 * Adds the good rows of a part of an import, in one transaction with the note that this part is done: sent again, it
 * answers as before and adds nothing. A row that is refused (a property that is there already) does not hold up others.
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
        // refusals come before the statement that writes, so the transaction goes on
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
