import { hash, randomBytes } from 'node:crypto'
import { leadLimits } from '@web2/contract/leads'
import { createWindowCounter } from './window-counter.ts'

/** Limits of submissions per minute, checked before any statement. */
export interface FloodLimits {
  /** Counts a submission of a caller. Returns whether it is within the limit. */
  allowsCaller(address: string): boolean
  /**
   * Counts a submission of a caller that a page for visitors shows again. Its limit is higher, because many visitors
   * share an address, and each of them gets the page with what they typed.
   */
  allowsPage(address: string): boolean
  /** Counts a submission to a site. Doubtful ones have a lower limit, so that a flood of them displaces no other. */
  allowsSite(siteKey: string, isDoubtful: boolean): boolean
  /** Counts a lookup of a form that its token proves, and that the database may not know. */
  allowsLookup(): boolean
  /** Counts a lookup of a version that a URL names. It has a limit of its own, because anyone can make one up. */
  allowsVersion(): boolean
  /** Counts an answer on the confirmation page of a lead. */
  allowsAnswer(leadId: string): boolean
}

/** Submissions without a sign of spam that a site may get, as a multiple of the limit of doubtful ones. */
const plainFactor = 10

/** Submissions per minute and address that pages show again, as a multiple of those that are received. */
const pageFactor = 12

/** Answers per minute to the question of one confirmation page. */
const mostAnswers = 10

/** Creates the limits of one process. Addresses are kept for a minute as hashes with a key that is stored nowhere. */
export const createFloodLimits = ({ now }: { readonly now: () => Date }): FloodLimits => {
  const key = randomBytes(32).toString('base64url')
  const callers = createWindowCounter(now)
  const pages = createWindowCounter(now)
  const sites = createWindowCounter(now)
  const others = createWindowCounter(now)
  // of one call, because a flood waits for it
  const hashed = (address: string) => hash('sha256', key + address, 'base64url')
  return {
    allowsCaller: (address) => callers(hashed(address), leadLimits.perAddressPerMinute),
    allowsPage: (address) => pages(hashed(address), leadLimits.perAddressPerMinute * pageFactor),
    allowsSite: (siteKey, isDoubtful) =>
      isDoubtful
        ? sites(`doubtful:${siteKey}`, leadLimits.perSitePerMinute)
        : sites(`plain:${siteKey}`, leadLimits.perSitePerMinute * plainFactor),
    allowsLookup: () => others('lookup', leadLimits.perSitePerMinute * plainFactor),
    allowsVersion: () => others('version', leadLimits.perSitePerMinute * plainFactor),
    allowsAnswer: (leadId) => others(`answer:${leadId}`, mostAnswers),
  }
}
