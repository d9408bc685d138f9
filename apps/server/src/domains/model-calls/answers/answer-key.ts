import { hash } from 'node:crypto'
import type { ModelQuestion } from '../model-question.ts'
import { forgetDelimiters } from '../prompt/untrusted-blocks.ts'
import type { OpenedWriter } from '../text-writers.ts'

/** Kinds of work for which an equal question wants the equal answer. A text that is written again wants another. */
const tasksWithKeptAnswers: ReadonlySet<ModelQuestion['task']> = new Set([
  'outline',
  'extraction',
  'alt-text',
])

/**
 * Returns the key by which an answer is kept: of everything that the answer depends on, the account included. Undefined
 * for a question that wants a new answer.
 */
export const answerKey = (
  accountId: string,
  { writer }: Pick<OpenedWriter, 'writer'>,
  { task, prompt, isNew = false, key, profileVersion = '', mostCharacters, mostTokens }: ModelQuestion,
): string | undefined => {
  if (key !== undefined) return `request:${hash('sha256', JSON.stringify([accountId, key]), 'hex')}`
  if (isNew || !tasksWithKeptAnswers.has(task)) return undefined
  const { name, version, instructions } = prompt
  const parts = [
    accountId,
    profileVersion,
    ...[name, version],
    ...[writer.name, writer.params.model],
    ...[mostCharacters, mostTokens ?? null],
    ...[instructions, forgetDelimiters(prompt.prompt)],
  ]
  return `question:${hash('sha256', JSON.stringify(parts), 'hex')}`
}
