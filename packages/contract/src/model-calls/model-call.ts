import { Type, type Static } from 'typebox'
import { aiServices } from '../ai/ai-service.ts'
import { paidTasks } from '../ai/ai-task.ts'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/** reserved: in progress. booked: its cost is counted. released: it failed before anything was received. */
export const modelCallStatuses = ['reserved', 'booked', 'released'] as const
export type ModelCallStatus = (typeof modelCallStatuses)[number]

/** One call of a text model, or one request for images. Prompts and answers are not stored. */
export const ModelCall = Type.Object({
  ...recordFields,
  /** Month in UTC whose spending includes it, '2026-11'. */
  period: Type.String(),
  provider: Type.Enum(aiServices),
  model: Type.String(),
  task: Type.Enum(paidTasks),
  /** Name of the prompt and its version; 'image' and 1 for images, whose prompts are the account's. */
  prompt: Type.String(),
  promptVersion: Type.Integer(),
  /** Kind of record that the answer is for, e.g. 'article'; empty if nothing that has an ID. */
  subjectKind: Type.String(),
  subjectId: nullable(Id),
  status: Type.Enum(modelCallStatuses),
  /** US dollars held back for it while it runs; 0 if the price is unknown. */
  reserved: Type.Number(),
  /** US dollars; null until it ended, and if the price is unknown. */
  cost: nullable(Type.Number()),
  /** Its cost is an estimate, because the service reported none or the call was cut off. */
  estimated: Type.Boolean(),
  /** The answer to an equal earlier question was used, which costs nothing. */
  fromCache: Type.Boolean(),
  /** Tokens are 0 for images, whose price depends on the model, the size and the quality. */
  inputTokens: Type.Integer(),
  /** Those of `inputTokens` that the service read from its own cache, at a lower price. */
  cachedTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  endedAt: nullable(Timestamp),
})
export type ModelCall = Static<typeof ModelCall>

declare module '../core/resources.ts' {
  interface Resources {
    'model-calls': { record: ModelCall }
  }
}
