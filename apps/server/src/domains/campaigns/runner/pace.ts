import { overdueAfter, type CampaignSchedule } from '@web2/contract/campaigns'
import { nextOpenHours, openHours } from './local-days.ts'

/** Milliseconds after its time within which a post still counts as on time. */
const grace = overdueAfter * 60_000

export interface PaceOf {
  readonly schedule: CampaignSchedule
  /** Moments in milliseconds since 1970. */
  readonly now: number
  /** When the plan wanted the post. */
  readonly runAt: number
  /** Posts of the campaign on this day of its time zone, those under way among them. */
  readonly today: number
}

/** Whether a post may begin; late ones say when the next late one may. */
export type PaceDecision =
  | { readonly begins: true; readonly nextFrom: number | undefined }
  | { readonly begins: false; readonly nextFrom: number }

/**
 * Keeps a campaign within its posts per day and its hours when posts have become late, by an outage for instance: they
 * go out as far apart as the schedule wants posts to be, and what the day does not take waits for the next one.
 */
export const checkPace = ({ schedule, now, runAt, today }: PaceOf): PaceDecision => {
  if (today >= schedule.postsPerDay) return { begins: false, nextFrom: nextOpenHours(now, schedule).from }
  if (now - runAt <= grace) return { begins: true, nextFrom: undefined }
  const hours = openHours(now, schedule)
  if (!hours || now >= hours.to) return { begins: false, nextFrom: nextOpenHours(now, schedule).from }
  if (now < hours.from) return { begins: false, nextFrom: hours.from }
  return { begins: true, nextFrom: now + (hours.to - hours.from) / schedule.postsPerDay }
}
