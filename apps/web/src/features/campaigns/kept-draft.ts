import type { CampaignValues } from './campaign-values.ts'

/** What is typed into a draft, kept in this tab until all of it is stored. */
export interface KeptDraft {
  readonly values: CampaignValues
  /** The revision of the draft that it was typed upon; null for one that is not stored yet. */
  readonly revision: number | null
  /** A save of this tab was on its way: what it makes of the revision may never have been heard. */
  readonly sending: boolean
}

/** Whether nobody else has changed the draft since: its revision is known, or the one that the last save leads to. */
export const isUpToDate = ({ revision, sending }: KeptDraft, stored: number | null): boolean =>
  revision === stored || (sending && revision !== null && stored === revision + 1)
