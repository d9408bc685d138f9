import type { TSchema } from 'typebox'
import * as Value from 'typebox/value'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { failed } from '../ai/index.ts'
import { jsonIn } from './json-in.ts'
import type { AskModel, JsonAnswer, JsonQuestion, ModelAnswer, ModelQuestion } from './model-question.ts'

const firstProblem = (schema: TSchema, value: unknown): string => {
  if (value === undefined) return 'It was not JSON.'
  const [first] = Value.Errors(schema, value)
  return first ? `${first.instancePath === '' ? 'The object' : first.instancePath} ${first.message}.` : ''
}

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

/** Joins the usage of two calls for the same answer. */
const together = (first: ModelAnswer, second: ModelAnswer): ModelAnswer => ({
  ...second,
  inputTokens: first.inputTokens + second.inputTokens,
  cachedTokens: first.cachedTokens + second.cachedTokens,
  outputTokens: first.outputTokens + second.outputTokens,
  tokensGuessed: first.tokensGuessed || second.tokensGuessed,
  cost: sum(first.cost, second.cost),
  costEstimated: first.costEstimated || second.costEstimated,
  fromCache: first.fromCache && second.fromCache,
})

/**
 * Asks for JSON. The schema is a part of the prompt, because some services drop the field for it, and each answer is
 * checked. A wrong answer is asked for once more with its problem; both are paid.
 */
export const askForJson = async <Schema extends TSchema>(
  ask: AskModel,
  { schema, ...question }: JsonQuestion<Schema>,
): Promise<Outcome<JsonAnswer<Schema>>> => {
  const wanted = `\n\nAnswer with one JSON object of this schema, and nothing else:\n${JSON.stringify(schema)}`
  const questionWith = (more: string): ModelQuestion => ({
    ...question,
    isUsable: (text) => Value.Check(schema, jsonIn(text)),
    prompt: { ...question.prompt, prompt: `${question.prompt.prompt}${wanted}${more}` },
  })
  const first = await ask(questionWith(''))
  if (!first.ok) return first
  const value = jsonIn(first.value.text)
  if (Value.Check(schema, value)) return done({ ...first.value, value })
  if (first.value.end === 'stopped') return failed('bad-content', 'The request was stopped.')
  const problem = firstProblem(schema, value)
  const second = await ask(questionWith(`\n\nYour last answer could not be used. ${problem} Answer again.`))
  if (!second.ok) return second
  const again = jsonIn(second.value.text)
  if (Value.Check(schema, again)) return done({ ...together(first.value, second.value), value: again })
  return failed(
    'bad-content',
    `${second.value.writer.params.model} twice returned an answer that can’t be used. Try again or choose another model.`,
  )
}
