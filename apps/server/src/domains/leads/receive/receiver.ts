import type { AppContext } from '../../../platform/context.ts'
import { createRepeatedTexts, type RepeatedTexts } from '../spam/repeated-texts.ts'
import { createFloodLimits, type FloodLimits } from '../limits/flood-limits.ts'
import { createKnownForms, type KnownForms } from '../forms/known-forms.ts'

/** Memory of a process that receives submissions. */
export interface Receiver {
  readonly limits: FloodLimits
  readonly forms: KnownForms
  readonly repeated: RepeatedTexts
}

const createReceiver = (context: Pick<AppContext, 'config' | 'db' | 'now'>): Receiver => ({
  limits: createFloodLimits(context),
  forms: createKnownForms(context),
  repeated: createRepeatedTexts(),
})

/** Returns the one of this application, which both of its ports use. */
export const receiverOf = (context: Pick<AppContext, 'config' | 'db' | 'now' | 'shared'>): Receiver =>
  context.shared.once(createReceiver, context)
