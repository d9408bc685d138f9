import type { PublicationIssue } from '@web2/contract/publishing'
import { TextLink } from '../../../ui/links.tsx'

/** Reviewed record, which is edited to fix the issue. */
export type ReviewedSource =
  | { readonly siteId: string }
  /** The own page that all pages of a generation are made from; null for a template. */
  | { readonly sourcePageId: string | null }

interface IssueLinkProps {
  readonly issue: PublicationIssue
  readonly source: ReviewedSource
  readonly onLeave: () => void
}

/** Opens the editor at the block or the setting that an issue is about. */
export const IssueLink = ({ issue, source, onLeave }: IssueLinkProps) => {
  const { pageId, nodeId: node, sectionId, field } = issue
  const at = { ...(node !== undefined && { node }), ...(field !== undefined && { field }) }
  const look = { size: 'sm', underline: 'always', onClick: onLeave } as const
  if (sectionId !== undefined)
    return (
      <TextLink to="/section-builder/edit-section" search={{ id: sectionId, ...at }} {...look}>
        Go to field
      </TextLink>
    )
  if ('siteId' in source)
    return pageId === null ? null : (
      <TextLink to="/site-builder/edit-site" search={{ id: source.siteId, page: pageId, ...at }} {...look}>
        Go to field
      </TextLink>
    )
  return source.sourcePageId === null ? null : (
    <TextLink to="/page-builder/edit-page" search={{ id: source.sourcePageId, ...at }} {...look}>
      Go to field
    </TextLink>
  )
}
