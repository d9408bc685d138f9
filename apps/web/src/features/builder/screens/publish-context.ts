import type { Site } from '@web2/contract'

/** What the shell's publish button is given. */
export interface PublishContext {
  readonly site: Site
  /** Saves what is unsaved; false when that failed, and the person was told why. */
  readonly save: () => Promise<boolean>
}
