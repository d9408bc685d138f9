import { useQuery } from '@tanstack/react-query'
import { openAiModelEntry, type ImageGeneratorName } from '@web2/contract'
import { imageMakers } from '../../lib/writing/image-makers.ts'
import { hasKey, keySettings, liveModels } from '../../lib/writing/models.ts'

const lacksChatGpt4 = 'Your OpenAI key has no access to ChatGPT 4, which pictures need.'

/**
 * Why a maker of pictures cannot be used by cards now, in a sentence; empty when it can, and while that is not known.
 * That of OpenAI is also out when there is a key whose list has no ChatGPT 4.
 */
export const useMakerReasons = (isAsked = true): ((maker: ImageGeneratorName) => string) => {
  const makers = useQuery({ ...imageMakers, enabled: isAsked })
  const setting = useQuery({ ...keySettings, enabled: isAsked })
  const hasOpenAi = setting.data ? hasKey(setting.data, 'openai') : false
  const models = useQuery({ ...liveModels('openai'), enabled: isAsked && hasOpenAi })
  const isOut =
    hasOpenAi && models.isSuccess && !models.data.some(({ id }) => openAiModelEntry(id) === 'chatgpt-4')
  return (maker) =>
    maker === 'dalle_3' && isOut
      ? lacksChatGpt4
      : (makers.data?.find(({ name }) => name === maker)?.reason ?? '')
}
