import type { BuilderDocument } from '@web2/builder'
import { nodeOf } from '@web2/builder'
import { librarySectionOf } from '../library/replace-section.ts'
import type { SectionKind } from '../library/section-kinds.ts'
import type { Template } from './template.ts'

/** Page of a site that gets the sections of another template. */
export interface PageRole {
  readonly slug: string
  readonly isHome: boolean
}

/** Kinds of sections that say what a page is for. */
const telling: readonly SectionKind[] = ['detail', 'legal', 'thanks', 'not-found']
/** Kinds of sections that all pages of a site have. */
const frame: readonly SectionKind[] = ['bar', 'header', 'footer']

const kindsOf = (page: Template['pages'][number]) => page.nodes().map((node) => librarySectionOf(node)?.kind)

/**
 * Returns the blocks of a template's page for a page of a site: the one with the same slug or the same role, or else
 * only what surrounds all of its pages.
 */
export const blocksForPage = ({ pages }: Template, document: BuilderDocument, { slug, isHome }: PageRole) => {
  const [home] = pages
  if (isHome) return home?.nodes() ?? []
  const same = pages.find((page) => page !== home && page.slug === slug)
  if (same) return same.nodes()
  const kinds = nodeOf(document, document.root).children.map(
    (uuid) => librarySectionOf(nodeOf(document, uuid))?.kind,
  )
  const role = telling.find((kind) => kinds.includes(kind))
  const alike = role && pages.find((page) => kindsOf(page).includes(role))
  if (alike) return alike.nodes()
  return (home?.nodes() ?? []).filter((node) => frame.some((kind) => librarySectionOf(node)?.kind === kind))
}
