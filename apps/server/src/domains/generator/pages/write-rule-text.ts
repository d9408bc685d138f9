import { hash } from 'node:crypto'
import { defaultTextGenerator, type TextGenerator } from '@web2/contract/ai'
import { cardTextLength, fillPrompt, sameName, stepNamed } from '@web2/contract/articles'
import { mixSeeds, seeded, writeText } from '@web2/generator'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { failed } from '../../ai/index.ts'
import type { ModelCalls } from '../../model-calls/index.ts'
import type { Stackers } from '../planning/estimate-project.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'
import { siteBlock } from './prompts/site-block.prompt.ts'

/** Tokens of a block's text to reserve for: twice a paragraph. */
const expectedTokens = 400

/** A text that a rule generates on a page. */
export interface PlannedText {
  readonly nodeId: string
  /** Prompts in order; each sees the results of the earlier ones. */
  readonly steps: readonly {
    readonly title: string
    readonly prompt: string
    readonly generateTextBy: TextGenerator
  }[]
  /** Equal for the same prompts with the same values. */
  readonly hash: string
  readonly valueOf: (name: string) => string | undefined
}

/** Returns the text a rule requests on a page; null if its prompt stacker was deleted. */
export const plannedText = (
  { turbo, open, maker }: OpenProject,
  stackers: Stackers,
  page: Pick<TurboPageRow, 'rows' | 'napId' | 'seed' | 'name'>,
  rule: number,
  siteName: string,
): PlannedText | null => {
  const { nodeId, write } = turbo.definition.rules[rule]!
  const values = maker.valuesOf({ ...page, siteName })
  const own = (name: string): string | undefined => {
    const value = values(name, 1)
    return value === '' ? undefined : value
  }
  if (write?.prompt !== undefined) {
    const prompt = writeText(open.prompts.get(rule) ?? [], values, seeded(mixSeeds(page.seed, 3_000 + rule)))
    const step = { title: '', prompt, generateTextBy: write.generateTextBy ?? defaultTextGenerator }
    const told = JSON.stringify([prompt, step.generateTextBy])
    // the prompt is filled already, so its braces are literal
    return { nodeId, steps: [step], hash: hash('sha256', told, 'hex'), valueOf: () => undefined }
  }
  const stacker = stackers.get(write?.stackerId ?? '')
  if (!stacker) return null
  const variables = new Map(stacker.variables.map(({ name, value }) => [name, value]))
  const valueOf = (name: string) => (name === 'keyword' ? page.name : (own(name) ?? variables.get(name)))
  const told = JSON.stringify([stacker.steps.map(({ prompt }) => fillPrompt(prompt, valueOf)), stacker.steps])
  return { nodeId, steps: stacker.steps, hash: hash('sha256', told, 'hex'), valueOf }
}

export interface WrittenText {
  readonly text: string
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cost: number | null
  /** Which model wrote and why, if another one than the requested did; '' otherwise. */
  readonly note: string
}

/** Normalizes a model's answer for a block: one line without Markdown or quotation marks. */
export const blockText = (answer: string): string =>
  answer
    .replace(/^[^\S\n\r\u2028\u2029]*#{1,6}\s+/gm, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“](.*)["”]$/, '$1')
    .toWellFormed()

/** Generates one text step by step, within the services' rate budgets and the account's monthly limits. */
export const writeRule = async (
  calls: ModelCalls,
  planned: PlannedText,
  { userId, projectId, signal }: { userId: string | null; projectId: string; signal: AbortSignal },
): Promise<Outcome<WrittenText>> => {
  const written: { title: string; text: string }[] = []
  const notes = new Set<string>()
  let [inputTokens, outputTokens] = [0, 0]
  let cost: number | null = 0
  const valueOf = (name: string): string | undefined => {
    const title = stepNamed(name)
    if (title !== null) return written.find((each) => sameName(each.title, title))?.text
    return name === 'previous' ? written.at(-1)?.text : planned.valueOf(name)
  }
  for (const { title, prompt, generateTextBy } of planned.steps) {
    const isFilled = planned.steps.length === 1 && title === ''
    const outcome = await calls.ask({
      task: 'draft',
      writer: generateTextBy,
      prompt: siteBlock(isFilled ? prompt : fillPrompt(prompt, valueOf)),
      mostCharacters: cardTextLength,
      expectedTokens,
      userId,
      subject: { kind: 'site-project', id: projectId },
      signal,
      // a busy service is asked again with the page
      retries: 0,
      mayLeaveBusy: false,
    })
    if (!outcome.ok) return outcome
    const { value } = outcome
    if (value.end === 'stopped') return failed('retryable', 'Text generation was interrupted.')
    inputTokens += value.inputTokens
    outputTokens += value.outputTokens
    cost = cost === null || value.cost === null ? null : cost + value.cost
    if (value.note !== '') notes.add(value.note)
    written.push({ title, text: value.text.trim() })
  }
  const text = blockText(written.at(-1)?.text ?? '')
  if (text === '') return failed('retryable', 'The AI service returned an empty text.')
  return { ok: true, value: { text, inputTokens, outputTokens, cost, note: [...notes].join(' ') } }
}
