import type { BuilderDocument } from '@web2/builder'
import { nodeOf } from '@web2/builder'
import { librarySectionOf } from '../../library/replace-section.ts'
import type { SectionKind } from '../../library/section-kinds.ts'
import type { Template, TemplatePage } from '../template.ts'

/** Page of a site that gets the sections of another template. */
export interface PageRole {
  readonly slug: string
  readonly isHome: boolean
}

/** Kinds of sections that say what a page is for. */
const telling: readonly SectionKind[] = ['detail', 'legal', 'thanks', 'not-found']
/** Kinds of sections that all pages of a site have. */
const frame: readonly SectionKind[] = ['bar', 'header', 'footer']

const kindsOf = (page: TemplatePage) => page.nodes().map((node) => librarySectionOf(node)?.kind)

/**
 * Returns the page of a template that gives a page of a site its sections: the one with the same slug or the same role.
 * Undefined if there is none.
 */
export const pageForRole = (
  { pages }: Pick<Template, 'pages'>,
  document: BuilderDocument,
  { slug, isHome }: PageRole,
): TemplatePage | undefined => {
  const [home] = pages
  if (isHome) return home
  const same = pages.find((page) => page !== home && page.slug === slug)
  if (same) return same
  const kinds = nodeOf(document, document.root).children.map(
    (uuid) => librarySectionOf(nodeOf(document, uuid))?.kind,
  )
  const role = telling.find((kind) => kinds.includes(kind))
  return role && pages.find((page) => kindsOf(page).includes(role))
}

/** Returns the blocks for a page of a site; without a page of the template, only what surrounds all of its pages. */
export const blocksForPage = (template: Template, document: BuilderDocument, role: PageRole) =>
  pageForRole(template, document, role)?.nodes() ??
  (template.pages[0]?.nodes() ?? []).filter((node) =>
    frame.some((kind) => librarySectionOf(node)?.kind === kind),
  )

/**
 * Returns the pages of a template that a site of another one lacks. `used` are those that its pages take their sections
 * from. Of the pages of services, a site has its own.
 */
export const pagesToAdd = (
  { pages }: Pick<Template, 'pages'>,
  used: ReadonlySet<TemplatePage>,
): readonly TemplatePage[] => pages.slice(1).filter((page) => !used.has(page) && page.isService !== true)
