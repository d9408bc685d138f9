import { limits, messages } from '@web2/contract/core'
import { imageGenerators, type ImageGeneratorName, type ImageGeneratorState } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { patientAgentOf } from '../../../platform/outbound/process-agent.ts'
import { createDalle3 } from '../providers/image-generation/dalle-3/maker.ts'
import type { ImageGenerator } from '../providers/image-generation/image-maker.ts'
import { createMidjourney } from '../providers/image-generation/midjourney/maker.ts'
import { createPoeSdxl } from '../providers/image-generation/poe-sdxl/maker.ts'
import { providerKeys, type ProviderKeys } from '../../accounts/index.ts'

type Context = Pick<AppContext, 'config' | 'db'>

/** Time limit of one image request to a service, in ms. */
const patience = 300_000

export type OpenedMaker =
  { readonly ok: true; readonly maker: ImageGenerator } | { readonly ok: false; readonly reason: string }

const missing = (reason: string): OpenedMaker => ({ ok: false, reason })

const opened = (
  { config }: Pick<Context, 'config'>,
  keys: ProviderKeys,
  generator: ImageGeneratorName,
): OpenedMaker => {
  const access = {
    dispatcher: patientAgentOf(config),
    timeout: patience,
    maxBytes: limits.mediaFileBytes,
  }
  const { openai, poe } = config.services
  switch (generator) {
    case 'dalle_3':
      if (keys.openAi === undefined) return missing(messages.openAiKeyMissing)
      return { ok: true, maker: createDalle3({ ...access, base: openai, key: keys.openAi }) }
    case 'stable_diffusion_xl_poe':
      if (keys.poe === undefined) return missing(messages.poeKeyMissing)
      return { ok: true, maker: createPoeSdxl({ ...access, base: poe, key: keys.poe }) }
    case 'midjourney': {
      if (keys.midjourney === undefined) return missing(messages.midjourneyIncomplete)
      const { gateway, gatewaySecret = '', discordChannelId: channelId } = keys.midjourney
      if (gateway === undefined) return missing(messages.midjourneyNoGateway)
      const maker = createMidjourney({ ...access, base: gateway, key: gatewaySecret, channelId })
      return { ok: true, maker }
    }
  }
}

/** Opens an image generator with the account's keys, or returns a message about the missing one. */
export const openImageGenerator = async (
  context: Context,
  accountId: string,
  generator: ImageGeneratorName,
): Promise<OpenedMaker> => opened(context, await providerKeys(context, accountId), generator)

/** Returns which generators the account can use now. */
export const generatorStates = async (
  context: Context,
  accountId: string,
): Promise<ImageGeneratorState[]> => {
  const keys = await providerKeys(context, accountId)
  return imageGenerators.map((name) => {
    const maker = opened(context, keys, name)
    return { name, isReady: maker.ok, reason: maker.ok ? '' : maker.reason }
  })
}
