import type { Theme, WireNode } from '@web2/builder'

/** CSS declarations by property; a number means px. */
export type PlainStyle = Readonly<Record<string, string | number | undefined>>

/** Page of a template; every call creates new nodes, without UUIDs. */
export interface TemplatePage {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Slug of the page that it is below in the tree; that page comes before it. */
  readonly parent?: string
  /** Missing in navigations, such as the page after a form. */
  readonly inNavigation?: false
  /** Search engines are asked not to list it, such as the page after a form. */
  readonly isListed?: false
  /** It describes a service of the business. */
  readonly isService?: true
  readonly nodes: () => readonly WireNode[]
}

/** Facts by which a gallery lists and filters the templates of trades. */
export interface TemplateTrade {
  /** Name of the trade: 'Plumber'. */
  readonly trade: string
  /** One or two words for its look: 'Calm', 'Loud', 'Paper and ink'. */
  readonly style: string
  /** Type of the business in schema.org, a kind of LocalBusiness: 'Plumber'. */
  readonly businessType: string
}

export interface Template {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Style of every page's body. */
  readonly body: PlainStyle
  /** Theme of its pages; without one they have colors of their own. */
  readonly theme?: Theme
  readonly for?: TemplateTrade
  /** The first one is the home page. */
  readonly pages: readonly TemplatePage[]
}
