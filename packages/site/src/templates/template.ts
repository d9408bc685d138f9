import type { WireNode } from '@web2/builder'

/** CSS declarations by property, without the shadow objects; a number means px. */
export type PlainStyle = Readonly<Record<string, string | number | undefined>>

/** One page of a template; every call makes new nodes, without uuids. */
export interface TemplatePage {
  readonly name: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly nodes: () => readonly WireNode[]
}

export interface Template {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The style of every page's body. */
  readonly body: PlainStyle
  /** The first one is the site's default page. */
  readonly pages: readonly TemplatePage[]
}
