import { useQuery } from '@tanstack/react-query'
import { openAiModelEntry, isVersionOf, usedWriter } from '@web2/contract/ai'
import type { ImageGeneratorName } from '@web2/contract/media'
import { imageMakers } from '../../media/image-generation/image-generators.ts'
import { hasKey, keySettings, liveModels } from '../../ai/models.ts'

const lacksChatGpt4 = 'Your OpenAI key has no access to ChatGPT 4, which image generation needs.'

/** Returns true for ChatGPT 4, or its replacement once it is switched off. */
const isChatGpt4 = ({ id }: { readonly id: string }): boolean => {
  const asked = { name: 'openai', params: { model: 'chatgpt-4' } } as const
  const used = usedWriter(
    asked,
    { hasKey: () => true, defaultWriter: null },
    new Date().toISOString().slice(0, 10),
  )
  return openAiModelEntry(id) === 'chatgpt-4' || (used !== null && isVersionOf(id, used.writer.params.model))
}

interface Makers {
  /** Why an image generator can't be used by cards, as a sentence; empty if it can, or while that is unknown. */
  readonly reasonOf: (maker: ImageGeneratorName) => string
  /** Which model is used instead and why, as a sentence; empty if the generator's own is used. */
  readonly noteOf: (maker: ImageGeneratorName) => string
}

/**
 * Returns what is known of the image generators. DALL·E is also unavailable if the list of the OpenAI key has neither
 * ChatGPT 4 nor its replacement.
 */
export const useMakers = (isAsked = true): Makers => {
  const makers = useQuery({ ...imageMakers, enabled: isAsked })
  const setting = useQuery({ ...keySettings, enabled: isAsked })
  const hasOpenAi = setting.data ? hasKey(setting.data, 'openai') : false
  const models = useQuery({ ...liveModels('openai'), enabled: isAsked && hasOpenAi })
  const isOut = hasOpenAi && models.isSuccess && !models.data.some(isChatGpt4)
  const stateOf = (maker: ImageGeneratorName) => makers.data?.find(({ name }) => name === maker)
  return {
    reasonOf: (maker) => (maker === 'dalle_3' && isOut ? lacksChatGpt4 : (stateOf(maker)?.reason ?? '')),
    noteOf: (maker) => stateOf(maker)?.note ?? '',
  }
}
