import type { TextGenerator } from '@web2/contract/ai'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { usagePeriod } from '../../accounts/index.ts'
import type { PlannedQuestion } from '../planned-question.ts'

/** Adds a call to the list that was answered from the cache and cost nothing. */
export const recordHit = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  { name, params }: TextGenerator,
  { task, prompt, userId = null, subject }: PlannedQuestion,
): Promise<void> => {
  const at = now().toISOString()
  await db
    .insertInto('modelCalls')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      createdAt: at,
      endedAt: at,
      period: usagePeriod(now()),
      provider: name,
      model: params.model,
      task,
      prompt: prompt.name,
      promptVersion: prompt.version,
      subjectKind: subject?.kind ?? '',
      subjectId: subject?.id ?? null,
      status: 'booked',
      reserved: 0,
      cost: 0,
      estimated: false,
      fromCache: true,
    })
    .execute()
}
