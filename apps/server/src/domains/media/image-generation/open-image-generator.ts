import { limits, messages } from '@web2/contract/core'
import {
  imageGenerators,
  usedImageMaker,
  type ImageGeneratorName,
  type ImageGeneratorState,
  type ImageMakerProblem,
  type UsedImageMaker,
} from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf, patientAgentOf } from '../../../platform/outbound/process-agent.ts'
import { createFlux } from '../providers/image-generation/flux/maker.ts'
import { createGeminiImage } from '../providers/image-generation/gemini-image/maker.ts'
import { createGptImage } from '../providers/image-generation/gpt-image/maker.ts'
import type { ImageGenerator } from '../providers/image-generation/image-maker.ts'
import { createMidjourney } from '../providers/image-generation/midjourney/maker.ts'
import { poeBots } from '../providers/image-generation/poe-sdxl/live-bots.ts'
import { createPoeSdxl } from '../providers/image-generation/poe-sdxl/maker.ts'
import { createStableDiffusion } from '../providers/image-generation/stable-diffusion/maker.ts'
import { providerKeys, type ProviderKeys } from '../../accounts/index.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'now'>

/** Time limit of one image request to a service, in ms. */
const patience = 300_000

export type OpenedMaker =
  { readonly ok: true; readonly maker: ImageGenerator } | { readonly ok: false; readonly reason: string }

const missing = (reason: string): OpenedMaker => ({ ok: false, reason })

/** Opens a generator's own service. */
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
  const { openai, gemini, poe, blackForestLabs, stability } = config.services
  switch (generator) {
    case 'gpt_image':
    case 'dalle_3':
      if (keys.openAi === undefined) return missing(messages.openAiKeyMissing)
      return { ok: true, maker: createGptImage({ ...access, base: openai, key: keys.openAi }) }
    case 'gemini_image': {
      const key = keys.text.get('gemini')?.apiKey
      if (key === undefined) return missing(messages.providerKeyMissing('Google Gemini'))
      return { ok: true, maker: createGeminiImage({ ...access, base: gemini, key }) }
    }
    case 'flux':
      if (keys.blackForestLabs === undefined) return missing(messages.providerKeyMissing('Black Forest Labs'))
      return { ok: true, maker: createFlux({ ...access, base: blackForestLabs, key: keys.blackForestLabs }) }
    case 'stable_diffusion':
      if (keys.stability === undefined) return missing(messages.providerKeyMissing('Stability AI'))
      return { ok: true, maker: createStableDiffusion({ ...access, base: stability, key: keys.stability }) }
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

/** Opens exactly this generator with the account's keys, or returns a message about the missing one. */
export const openOwnService = async (
  context: Context,
  accountId: string,
  generator: ImageGeneratorName,
): Promise<OpenedMaker> => opened(context, await providerKeys(context, accountId), generator)

/** A request's generator and model, and what serves it; or what is missing for it. */
export type ResolvedMaker =
  ({ readonly ok: true } & UsedImageMaker) | { readonly ok: false; readonly reason: string }

interface Wanted {
  readonly generator: ImageGeneratorName
  readonly model?: string | undefined
}

/** Finds out what serves requests of one account. */
const resolver = (context: Context, keys: ProviderKeys) => {
  const { config, now } = context
  const day = now().toISOString().slice(0, 10)
  return async ({ generator, model }: Wanted, tense?: 'is used'): Promise<ResolvedMaker> => {
    const bot = (model ?? 'StableDiffusionXL').toLowerCase()
    const bots =
      generator === 'stable_diffusion_xl_poe' && keys.poe !== undefined
        ? await poeBots(guardedAgentOf(config), config.services.poe, now().getTime())
        : undefined
    const problemOf: ImageMakerProblem = (name) => {
      if (!opened(context, keys, name).ok) return 'not-set-up'
      return name === 'stable_diffusion_xl_poe' && bots?.has(bot) === false ? 'gone' : undefined
    }
    const used = usedImageMaker({ generator, model }, problemOf, day, tense)
    const maker = opened(context, keys, used.generator)
    if (!maker.ok) return maker
    if (problemOf(used.generator) !== 'gone') return { ok: true, ...used }
    const reason = `Poe no longer offers ${used.model}. Add a Stability AI key in the Settings page to use Stable Diffusion 3.5 instead.`
    return { ok: false, reason }
  }
}

/** Returns what serves a request with the account's keys, or a message about the missing key. */
export const resolveImageGenerator = async (
  context: Context,
  accountId: string,
  wanted: Wanted,
): Promise<ResolvedMaker> => resolver(context, await providerKeys(context, accountId))(wanted)

/** Returns which generators the account can use now. */
export const generatorStates = async (
  context: Context,
  accountId: string,
): Promise<ImageGeneratorState[]> => {
  const resolve = resolver(context, await providerKeys(context, accountId))
  return Promise.all(
    imageGenerators.map(async (generator) => {
      const found = await resolve({ generator }, 'is used')
      if (!found.ok) return { name: generator, isReady: false, reason: found.reason }
      return { name: generator, isReady: true, reason: '', ...(found.note !== '' && { note: found.note }) }
    }),
  )
}
