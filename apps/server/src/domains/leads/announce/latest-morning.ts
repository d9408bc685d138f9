import { sql } from 'kysely'

const hour = 3_600_000
const day = 24 * hour

/** Hour of the day, in UTC, at which daily emails are sent. */
const digestHour = 7

/** Returns the latest 07:00 UTC at or before a time. */
export const latestMorning = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - digestHour * hour) / day) * day + digestHour * hour)

/** Condition on `lead_settings`: true for a site without a daily email since the latest morning. */
export const isDigestDue = (now: Date) =>
  sql<boolean>`(lead_settings.digested_at is null or lead_settings.digested_at < ${latestMorning(now).toISOString()})`
