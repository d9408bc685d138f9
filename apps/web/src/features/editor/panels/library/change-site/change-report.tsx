import { Text } from '@mantine/core'
import { counted } from '../../../../../lib/text/counted.ts'
import type { SiteTemplateReport } from '../../../document/pages/site-in-template.ts'
import type { SiteUndo } from '../../../document/pages/site-template.ts'
import { BulkReport } from '../../bulk/bulk-report.tsx'
import { UndoSiteTemplate } from './undo-site-template.tsx'

interface ChangeReportProps {
  readonly report: SiteTemplateReport
  /** The undo of this change, once it has ended. */
  readonly undo: SiteUndo | null
}

const rowsOf = (pages: SiteTemplateReport['failed']) =>
  pages.map(({ pageId, name, reason }) => ({ key: pageId, name, text: reason }))

const titleOf = ({ change, failed, left }: SiteTemplateReport): string => {
  const sure = change.pages.filter(({ isUnsure }) => !isUnsure)
  const added = sure.filter(({ isNew }) => isNew).length
  const changed = sure.length - added
  const unchanged = failed.length + left
  if (sure.length === 0 && unchanged === 0) return 'All pages already have this template'
  return [
    `${counted(changed, 'page')} changed`,
    ...(added > 0 ? [`${added} added`] : []),
    ...(unchanged > 0 ? [`${unchanged} not changed`] : []),
  ].join(', ')
}

/** Number of changed pages, the reason for each that stayed as it was, and the way back. */
export const ChangeReport = ({ report, undo }: ChangeReportProps) => {
  const { change, failed, left, refusal } = report
  if (undo)
    return (
      <BulkReport
        key="undone"
        title={undo.kept.length > 0 ? 'Undone, except for some pages' : 'Undone for all pages'}
        isClean={undo.kept.length === 0}
        keptTitle={`${counted(undo.kept.length, 'page')} stayed changed`}
        kept={rowsOf(undo.kept)}
      >
        <UndoSiteTemplate siteId={change.siteId} hasList={false} />
      </BulkReport>
    )
  return (
    <BulkReport
      title={titleOf(report)}
      isClean={failed.length === 0 && left === 0}
      keptTitle={`${counted(failed.length, 'page')} kept the earlier template`}
      kept={rowsOf(failed)}
    >
      {left > 0 && (
        <Text size="sm">
          {refusal ?? 'You stopped the change.'} “{change.pages.length > 0 ? 'Change the rest' : 'Try again'}”
          continues with the {counted(left, 'page')} left.
        </Text>
      )}
      {change.pages.length > 0 && (
        <Text size="sm" mt={left > 0 ? 'xs' : 0}>
          Nothing is published yet. You can undo this for all pages until you close or reload the editor, also
          from the Templates tab.
        </Text>
      )}
      <UndoSiteTemplate siteId={change.siteId} hasList={false} />
    </BulkReport>
  )
}
