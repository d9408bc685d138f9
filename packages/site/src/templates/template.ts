import type { WireNode } from '@web2/builder'

/** CSS declarations by property; a number means px. */
export type PlainStyle = Readonly<Record<string, string | number | undefined>>

/** Page of a template; every call creates new nodes, without UUIDs. */
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
  /** Style of every page's body. */
  readonly body: PlainStyle
  /** The first one is the home page. */
  readonly pages: readonly TemplatePage[]
}
