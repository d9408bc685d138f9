import type { TextProvider as ProviderName, OfferedModel } from '@web2/contract/ai'
import type { AppContext } from '../../../platform/context.ts'
import { refused } from '../../../platform/errors.ts'
import { missingKey, textWritersOf } from '../../model-calls/index.ts'

/** Timeout in ms while a user waits for the list. */
const patience = 20_000

/**
 * Returns the models a service offers to the account's key. Throws 409 with the service's reason if there are
 * none.
 */
export const offeredModels = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
  name: ProviderName,
): Promise<readonly OfferedModel[]> => {
  const provider = (await textWritersOf(context, accountId)).service(name)
  if (!provider) throw refused(missingKey(name))
  const models = await provider.models(AbortSignal.timeout(patience))
  if (!models.ok) throw refused(models.failure.message)
  return models.value
}
