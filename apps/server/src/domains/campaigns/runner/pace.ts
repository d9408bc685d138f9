import { nextOpenHours, openHours } from '@web2/campaigns'
import { overdueAfter, type CampaignSchedule } from '@web2/contract/campaigns'

/** Ms after its planned time within which a post counts as on time. */
const grace = overdueAfter * 60_000

export interface PaceOf {
  readonly schedule: CampaignSchedule
  /** Times in ms since 1970. */
  readonly now: number
  /** The planned time of the post. */
  readonly runAt: number
  /** Posts of the campaign on this day in its time zone, including running ones. */
  readonly today: number
}

/** Whether a post may start; `nextFrom` is when the next overdue one may. */
export type PaceDecision =
  | { readonly begins: true; readonly nextFrom: number | undefined }
  | { readonly begins: false; readonly nextFrom: number }

/**
 * Keeps a campaign within its hours and posts per day when posts are overdue, e.g. after an outage. They
 * follow at the schedule's usual distance; those beyond the day's limit wait for the next day.
 */
export const checkPace = ({ schedule, now, runAt, today }: PaceOf): PaceDecision => {
  if (today >= schedule.postsPerDay) return { begins: false, nextFrom: nextOpenHours(now, schedule).from }
  if (now - runAt <= grace) return { begins: true, nextFrom: undefined }
  const hours = openHours(now, schedule)
  if (!hours || now >= hours.to) return { begins: false, nextFrom: nextOpenHours(now, schedule).from }
  if (now < hours.from) return { begins: false, nextFrom: hours.from }
  return { begins: true, nextFrom: now + (hours.to - hours.from) / schedule.postsPerDay }
}
