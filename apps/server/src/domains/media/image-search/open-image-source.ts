import { messages } from '@web2/contract/core'
import { imageSourceTitles, type ImageSourceName } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { keyMissing } from '../../../platform/errors.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import type { ImageSource } from '../providers/image-search/image-source.ts'
import { imageSourceRegistry } from '../providers/image-search/registry.ts'
import { providerKeys } from '../../accounts/index.ts'

/** Opens an image source with the account's key. Throws 409 with the catalog's message if none is stored. */
export const openImageSource = async (
  context: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
  name: ImageSourceName,
): Promise<ImageSource> => {
  const { rules, create } = imageSourceRegistry[name]
  const key = name === 'wikimedia' ? undefined : (await providerKeys(context, accountId))[name]
  if (rules.needsKey && key === undefined)
    throw keyMissing(messages.providerKeyMissing(imageSourceTitles[name]))
  return create({
    base: context.config.services[name],
    key: key ?? '',
    dispatcher: guardedAgentOf(context.config),
    contact: context.config.publicUrl,
  })
}
