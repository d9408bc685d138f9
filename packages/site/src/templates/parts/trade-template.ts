import type { Json, Tone, WireNode } from '@web2/builder'
import type { SectionSpace } from '../../library/library-section.ts'
import { keptProp, newSection, ownLook } from '../../library/new-section.ts'
import type { SectionContent } from '../../library/section-content.ts'
import { librarySections } from '../../library/sections.ts'
import { readyThemes } from '../../themes/ready-themes.ts'
import type { Template, TemplatePage, TemplateTrade } from '../template.ts'
import { answeredByThanks } from './answered-by.ts'
import { withContactHere } from './contact-here.ts'

/** Ready-made section in its place on a page. */
export interface PlacedSection {
  /** Its id, such as 'faq/pane'. */
  readonly id: string
  /** Parts of the content that differ from the section’s own. */
  readonly content?: Partial<SectionContent>
  readonly tone?: Tone
  readonly space?: SectionSpace
}

export interface TradePage extends Omit<TemplatePage, 'nodes'> {
  /** Sections between header and footer. */
  readonly sections: readonly PlacedSection[]
}

/** Site of a trade, made of ready-made sections. */
export interface TradeSite extends TemplateTrade {
  readonly id: string
  readonly name: string
  /** One sentence in the gallery: for whom it is, and what is special about it. */
  readonly description: string
  /** Name of a ready theme. */
  readonly theme: string
  /** Above the sections of each page: a bar, if it has one, and the header. */
  readonly above: readonly PlacedSection[]
  /** Below the sections of each page: the footer and the bar on phones. */
  readonly below: readonly PlacedSection[]
  /** The first one is the home page. */
  readonly pages: readonly TradePage[]
  /** Pages that the generator makes pages for lists from. */
  readonly forGenerator: readonly TradePage[]
}

/** Shorter way to write a placed section. */
export const place = (
  id: string,
  content: Partial<SectionContent> = {},
  look: Pick<PlacedSection, 'tone' | 'space'> = {},
): PlacedSection => ({ id, content, ...look })

/** Drawings are in the blocks that show them. */
const withoutDrawings = (content: SectionContent): Json =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === 'drawing' ? undefined : value)),
  ) as Json

const nodeOf = ({ id, content, tone, space }: PlacedSection): WireNode => {
  const section = librarySections.find((each) => each.id === id)
  if (!section) throw new Error(`There is no section ${id}.`)
  const look = { ...ownLook(section), ...(tone && { tone }), ...(space && { space }) }
  const whole = { ...section.content, ...content }
  const node = newSection(section, whole, look)
  // another section in its place starts from this content, not from that of the library
  return { ...node, props: { ...node.props, [keptProp]: withoutDrawings(whole) } }
}

const sectionsWithHours: ReadonlySet<string> = new Set(['contact/number', 'place/card', 'place/hours'])

/** Returns the sections of a page so that its form does not repeat the opening hours of another section. */
const withHoursOnce = (sections: readonly PlacedSection[]): readonly PlacedSection[] =>
  sections.some(({ id }) => sectionsWithHours.has(id))
    ? sections.map((each) =>
        each.id === 'contact/sheet'
          ? { ...each, content: { ...each.content, hasHoursElsewhere: true } }
          : each,
      )
    : sections

/** Template of a trade, with the sections of its pages for tests of their order. */
export interface TradeTemplate extends Template {
  readonly site: TradeSite
  readonly forGenerator: readonly TemplatePage[]
}

/** Returns the template of a site. Throws for a section or theme that doesn't exist. */
export const tradeTemplate = (site: TradeSite): TradeTemplate => {
  const { id, name, description, trade, style, businessType } = site
  const theme = readyThemes.find((each) => each.name === site.theme)
  if (!theme) throw new Error(`There is no theme ${site.theme}.`)
  const made = ({ sections, ...page }: TradePage): TemplatePage => ({
    ...page,
    nodes: () => [...site.above, ...withHoursOnce(sections), ...site.below].map(nodeOf),
  })
  return {
    ...{ id, name, description, theme, site },
    for: { trade, style, businessType },
    body: { margin: 0, 'overflow-wrap': 'break-word' },
    pages: site.pages.map(made).map(({ nodes, ...page }) => ({
      ...page,
      nodes: () => nodes().map(answeredByThanks),
    })),
    forGenerator: site.forGenerator.map(made).map(({ nodes, ...page }) => ({
      ...page,
      nodes: () => withContactHere(nodes()),
    })),
  }
}
