import {
  allCards,
  cardPlaceholders,
  cardTypeLabels,
  defaultCardPrompt,
  fillPrompt,
  indexesOf,
  sameName,
  stepNamed,
  type ArticleBulkStart,
  type Card,
} from '@web2/contract/articles'
import type { NapData } from '@web2/contract/listings'

/** Part of an article as it will be asked for, with the prompt for one keyword. */
export interface ExamplePart {
  /** Unique in the article. */
  readonly key: string
  readonly name: string
  /** Nesting depth, from 0. */
  readonly depth: number
  /** Number of times it is generated. */
  readonly repeat: number
  /** The prompt; texts that are generated first are named in brackets. */
  readonly prompt: string
}

type GenerationStacker = NonNullable<ArticleBulkStart['stacker']>

interface Subject {
  readonly keyword: string
  readonly nap: NapData | undefined
}

/** Returns the prompt with everything filled in that is known before generation; `written` names the rest. */
const filled = (
  prompt: string,
  { keyword, nap }: Subject,
  written: (name: string) => string | undefined,
): string =>
  fillPrompt(prompt, (name) => {
    if (name === 'keyword') return keyword
    if (!name.startsWith('nap.')) return written(name)
    const value = nap?.[name.slice('nap.'.length) as keyof NapData]
    return typeof value === 'string' ? value : ''
  })

const cardParts = (cards: readonly Card[], subject: Subject): readonly ExamplePart[] => {
  const types = new Set(allCards(cards).map(([, { type }]) => type))
  // as in generation, what no card writes gives way to the text above it
  const title = types.has('title') ? `[${cardPlaceholders.title}]` : subject.keyword
  const written: Readonly<Record<string, string>> = {
    title,
    subtitle: types.has('subtitle') ? `[${cardPlaceholders.subtitle}]` : title,
    paragraph: `[${cardPlaceholders.paragraph}]`,
  }
  return allCards(cards).map(([path, { type, selections }]) => {
    const { repeat, promptSource, settings } = selections
    const prompt = settings.prompt.trim() === '' ? defaultCardPrompt(type, promptSource) : settings.prompt
    return {
      key: path,
      name: cardTypeLabels[type],
      depth: indexesOf(path).length - 1,
      repeat,
      prompt: filled(prompt, subject, (name) => written[name]),
    }
  })
}

const stepParts = ({ steps, variables = [] }: GenerationStacker, subject: Subject): readonly ExamplePart[] =>
  steps.map(({ title, prompt }, at) => {
    const before = steps.slice(0, at)
    const stepText = (name: string) => {
      const step = before.find((each) => sameName(each.title, name))
      return step && `[${step.title}]`
    }
    const written = (name: string) => {
      const step = stepNamed(name)
      if (step !== null) return stepText(step)
      if (name === 'previous') return before.length === 0 ? undefined : `[${before.at(-1)?.title}]`
      if (name === 'title') return stepText('Title') ?? subject.keyword
      if (name === 'subtitle') return stepText('Subtitle')
      return variables.find((each) => each.name === name)?.value
    }
    return { key: String(at), name: title, depth: 0, repeat: 1, prompt: filled(prompt, subject, written) }
  })

const planned: readonly (readonly [name: string, text: string])[] = [
  ['Brief', 'Intent, audience, an angle of its own, facts with their sources'],
  ['Outline', 'Title and sections, each with its purpose and length'],
  ['Sections', 'Written one after the other; each sees the text before it'],
  ['Review', 'Repetition, unsupported claims and filler, with proposed changes'],
  ['Details', 'Title, description, slug, FAQ, links and image ideas'],
]

/** Parts of every planned article; their prompts depend on the parts before. */
const planParts: readonly ExamplePart[] = planned.map(([name, prompt]) => ({
  key: name,
  name,
  depth: 0,
  repeat: 1,
  prompt,
}))

/** Returns the parts of one article of a bulk, in reading order. */
export const exampleParts = (
  { cards, stacker, plan }: Pick<ArticleBulkStart, 'cards' | 'stacker' | 'plan'>,
  subject: Subject,
): readonly ExamplePart[] => {
  if (plan) return planParts
  return stacker ? stepParts(stacker, subject) : cardParts(cards ?? [], subject)
}
