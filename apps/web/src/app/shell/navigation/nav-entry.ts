import type { Icon } from '@tabler/icons-react'
import type { Capability } from '@web2/contract/core'

/** Screen where something new is created, opened by the plus of its entry. */
export interface NavAction {
  readonly to:
    | '/articles/add-article'
    | '/campaigns/new-campaign'
    | '/nap-databases/add-nap'
    | '/nap-databases/bulk-add'
    | '/page-builder/build-page'
    | '/prompt-stacker/add-prompt-stacker'
    | '/properties/add-property'
    | '/properties/bulk-add'
    | '/section-builder/build-section'
    | '/site-builder/build-site'
    | '/site-builder/new-site'
    | '/zoomer-site-builder/new-generation'
  /** Name in the sidebar, of a verb and a noun. */
  readonly label: string
  readonly needs: Capability
  /** Further search terms in the palette. */
  readonly keywords: string
}

/** Entry of the sidebar. */
export interface NavEntry {
  readonly to:
    | '/'
    | '/activity'
    | '/articles'
    | '/articles/bulk-add'
    | '/articles/rss-feeds'
    | '/billing'
    | '/campaigns'
    | '/campaigns/campaign-logs'
    | '/categories'
    | '/leads'
    | '/link-map'
    | '/nap-databases'
    | '/page-builder'
    | '/prompt-stacker'
    | '/properties'
    | '/section-builder'
    | '/settings/access-tokens'
    | '/settings/ai-costs'
    | '/settings/api-keys'
    | '/settings/clouds-api-keys'
    | '/settings/data'
    | '/settings/webhooks'
    | '/site-builder'
    | '/status'
    | '/users'
    | '/zoomer-site-builder'
  readonly label: string
  readonly icon: Icon
  readonly needs: Capability
  /** Further search terms in the palette. */
  readonly keywords: string
  readonly actions?: readonly NavAction[]
  /** Hook that returns how many new records there are, shown next to the label. */
  readonly useCount?: () => number
  /** Other addresses of the same screen. */
  readonly alsoAt?: readonly string[]
}

/** Entries under one heading. */
export interface NavGroup {
  readonly name: string
  /** Shown without a heading. */
  readonly unnamed?: true
  /** At the lower end of the sidebar. */
  readonly atEnd?: true
  /** Folded until the user opens it. */
  readonly startsFolded?: true
  readonly entries: readonly NavEntry[]
}
