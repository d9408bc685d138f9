import type { SiteSummary } from '@web2/contract/sites'

/** Context for the shell's buttons that save and publish a site. */
export interface PublishContext {
  readonly site: SiteSummary
  /** Saves unsaved edits. Returns false if that failed, after the user was shown why. */
  readonly save: (tell?: (sentence: string) => unknown) => Promise<boolean>
  /**
   * Shows a result, then returns to the list shortly after, unless the user chose to stay or keeps working.
   */
  readonly goOn: (sentence: string) => void
  /** Reopens the page as stored. */
  readonly reload: () => void
}
