import type { SiteSummary } from '@web2/contract/sites'

/** What the shell's ways to save and publish a site are given. */
export interface PublishContext {
  readonly site: SiteSummary
  /** Saves what is unsaved; false when that failed, and the person was told why. */
  readonly save: (tell?: (sentence: string) => unknown) => Promise<boolean>
  /** Says what was done, and goes back to the list a moment later unless the person chose to stay or works on. */
  readonly goOn: (sentence: string) => void
  /** Opens the page anew, as it is stored. */
  readonly reload: () => void
}
