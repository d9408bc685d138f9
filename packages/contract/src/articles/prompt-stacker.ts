import { Type, type Static } from 'typebox'
import { TextGenerator } from '../ai/text-generator.ts'
import { recordFields, text, Timestamp } from '../core/record.ts'

/** Limits on steps and variables of one prompt stacker. */
export const mostSteps = 50
export const mostVariables = 50

/** Prompt step; later prompts refer to its output as `{step:Title}`. */
export const PromptStep = Type.Object(
  { title: text(120, 1), prompt: text(20_000, 1), generateTextBy: TextGenerator },
  { additionalProperties: false },
)
export type PromptStep = Static<typeof PromptStep>

/** Variable defined by the user: `{name}` in prompts is replaced by `value` unless another value is given. */
export const PromptVariable = Type.Object(
  { name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' }), value: text(2_000) },
  { additionalProperties: false },
)
export type PromptVariable = Static<typeof PromptVariable>

/** Fields of a prompt stacker that a user enters. */
export const PromptStackerData = Type.Object(
  {
    name: text(120, 1),
    description: Type.Optional(text(1_000)),
    steps: Type.Array(PromptStep, { minItems: 1, maxItems: mostSteps }),
    variables: Type.Optional(Type.Array(PromptVariable, { maxItems: mostVariables })),
  },
  { additionalProperties: false },
)
export type PromptStackerData = Static<typeof PromptStackerData>

export const PromptStacker = Type.Object({
  ...recordFields,
  name: text(120, 1),
  description: text(1_000),
  stepCount: Type.Integer(),
  steps: Type.Array(PromptStep),
  variables: Type.Array(PromptVariable),
})
export type PromptStacker = Static<typeof PromptStacker>

/** `since` is the `updatedAt` the change is based on; the change is refused if the record is newer. */
export const PromptStackerPatch = Type.Object(
  { ...Type.Partial(PromptStackerData).properties, since: Type.Optional(Timestamp) },
  { additionalProperties: false },
)
export type PromptStackerPatch = Static<typeof PromptStackerPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'prompt-stacker': {
      record: PromptStacker
      create: PromptStackerData
      update: PromptStackerData
      patch: PromptStackerPatch
    }
  }
}
