import { hash } from 'node:crypto'
import { defaultTextGenerator, textCost, type TextGenerator } from '@web2/contract/ai'
import { cardTextLength, fillPrompt, sameName, stepNamed } from '@web2/contract/articles'
import { mixSeeds, seeded, writeText } from '@web2/generator'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { failed } from '../../ai/index.ts'
import type { AppContext } from '../../../platform/context.ts'
import { missingKey, type TextWriters } from '../../articles/index.ts'
import { permitGate } from '../../../platform/rate-limits/permit-semaphore.ts'
import type { Stackers } from '../planning/estimate-project.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'

/** Timeout in ms without new text from a service. */
const patience = 90_000

const instructions =
  'You write one block of a web page. Answer with its text alone: one paragraph or one line of plain text, no heading, ' +
  'no Markdown, no quotation marks around it, no explanation. Claim nothing of the business that you were not told.'

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

/** Generates one text step by step, within the services' rate budgets. */
export const writeRule = async (
  context: AppContext,
  writerFor: TextWriters['writerFor'],
  planned: PlannedText,
  signal: AbortSignal,
): Promise<Outcome<WrittenText>> => {
  const written: { title: string; text: string }[] = []
  let [inputTokens, outputTokens] = [0, 0]
  let cost: number | null = 0
  const valueOf = (name: string): string | undefined => {
    const title = stepNamed(name)
    if (title !== null) return written.find((each) => sameName(each.title, title))?.text
    return name === 'previous' ? written.at(-1)?.text : planned.valueOf(name)
  }
  for (const { title, prompt, generateTextBy } of planned.steps) {
    const opened = writerFor(generateTextBy)
    if (!opened) return failed('auth-dead', missingKey(generateTextBy.name))
    const { writer, provider } = opened
    const leave = await permitGate(context).enter(provider.budget)
    if (!leave.ok)
      return failed(
        'rate-limited',
        'The AI service is rate limiting requests.',
        leave.until.getTime() - context.now().getTime(),
      )
    try {
      const outcome = await provider.complete({
        model: writer.params.model,
        instructions,
        prompt: planned.steps.length === 1 && title === '' ? prompt : fillPrompt(prompt, valueOf),
        mostCharacters: cardTextLength,
        patience,
        signal,
        onText: () => undefined,
      })
      if (!outcome.ok) {
        const { retryAfter } = outcome.failure
        if (retryAfter !== undefined)
          await permitGate(context).hold(provider.budget, new Date(context.now().getTime() + retryAfter))
        return outcome
      }
      const { value } = outcome
      if (value.end === 'stopped') return failed('retryable', 'Text generation was interrupted.')
      inputTokens += value.inputTokens
      outputTokens += value.outputTokens
      const price = textCost(writer.name, writer.params.model, {
        input: value.inputTokens,
        output: value.outputTokens,
      })
      cost = cost === null || price === null ? null : cost + price
      written.push({ title, text: value.text.trim() })
    } finally {
      leave.end()
    }
  }
  const text = blockText(written.at(-1)?.text ?? '')
  if (text === '') return failed('retryable', 'The AI service returned an empty text.')
  return { ok: true, value: { text, inputTokens, outputTokens, cost } }
}
