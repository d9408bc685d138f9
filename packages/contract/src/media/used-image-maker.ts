import { switchedOffNote } from '../ai/used-writer.ts'
import {
  imageGeneratorFacts,
  imageModelLabel,
  imageModelOf,
  type ImageGeneratorName,
} from './image-generators.ts'
import { usedImageModel } from './used-image-model.ts'

/** Generator and model of a request. */
export interface WantedImageMaker {
  readonly generator: ImageGeneratorName
  /** Absent, the generator's first. */
  readonly model?: string | undefined
}

/** Generator and model that serve a request, and why they differ from the wanted ones; empty if they don't. */
export interface UsedImageMaker {
  readonly generator: ImageGeneratorName
  readonly model: string
  readonly note: string
}

/** Why a generator's own service can't be used; undefined if it can. */
export type ImageMakerProblem = (generator: ImageGeneratorName) => 'not-set-up' | 'gone' | undefined

type Tense = 'is used' | 'was used'

/** DALL·E is OpenAI's, like GPT Image: the same key, only the model was replaced. */
const byGptImage = (model: string, day: string, tense: Tense): UsedImageMaker => {
  const used = usedImageModel(model, day)
  return { generator: 'gpt_image', model: used.model, note: switchedOffNote(used, tense) }
}

/**
 * Returns the generator and the model that serve a request. An earlier name is served by its own service where the
 * account has it, else by its successor. `day` as 2026-11-24.
 */
export const usedImageMaker = (
  { generator, model }: WantedImageMaker,
  problemOf: ImageMakerProblem,
  day: string,
  tense: Tense = 'was used',
): UsedImageMaker => {
  const wanted = model ?? imageModelOf(generator).id
  if (generator === 'dalle_3' || generator === 'gpt_image') return byGptImage(wanted, day, tense)
  const { successor, title } = imageGeneratorFacts[generator]
  const problem = problemOf(generator)
  if (problem === undefined || successor === undefined || problemOf(successor) !== undefined)
    return { generator, model: wanted, note: '' }
  const { id } = imageModelOf(successor)
  const why = problem === 'gone' ? `Poe no longer offers ${wanted}.` : `${title} isn’t set up.`
  return {
    generator: successor,
    model: id,
    note: `${why} ${imageModelLabel(successor, id)} ${tense} instead.`,
  }
}
