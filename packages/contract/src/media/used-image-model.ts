import type { SwitchedOff } from '../ai/used-writer.ts'

/** OpenAI's image model since November 4, 2026. */
export const gptImageModel = 'gpt-image-2.6-flare'

/** First day without each of OpenAI's image models, from its deprecation page. */
const switchedOffOn: Readonly<Record<string, string>> = {
  'dall-e-2': '2026-05-12',
  'dall-e-3': '2026-05-12',
  'gpt-image-1': '2026-10-23',
  'gpt-image-1.5': '2026-12-01',
  'gpt-image-1-mini': '2026-12-01',
}

export interface UsedImageModel {
  readonly model: string
  /** The requested model, if it is retired. */
  readonly switchedOff: SwitchedOff | null
}

/** Returns the image model used on that day for a request for `model`. `day` as 2026-11-24. */
export const usedImageModel = (model: string, day: string): UsedImageModel => {
  const on = Object.hasOwn(switchedOffOn, model) ? switchedOffOn[model] : undefined
  if (on === undefined || on > day) return { model, switchedOff: null }
  return { model: gptImageModel, switchedOff: { model, on } }
}
