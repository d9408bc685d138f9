import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { runDraft } from './profile/drafting/run-draft.ts'

export const handleDraftProfile: JobHandler<{ draftId: string }> = ({ draftId }, { context, signal }) =>
  runDraft(context, draftId, signal)
