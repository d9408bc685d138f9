import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { CampaignJob } from '@web2/contract/campaigns'
import { blogLabel, type SubProperty } from '@web2/contract/properties'
import { memo } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { jobStatusLabels } from '../campaign-status.tsx'
import classes from '../campaigns.module.css'

interface PlanCellsProps {
  readonly job: CampaignJob
  readonly blog: Pick<SubProperty, 'name' | 'webUrl'> | undefined
  /** Writes moments by the campaign's clock. */
  readonly moment: Intl.DateTimeFormat
  /** Not given where the person may not. */
  readonly onEdit?: ((job: CampaignJob) => void) | undefined
  readonly onRemove?: ((job: CampaignJob) => void) | undefined
}

/** Cells of one scheduled post, rendered once while scrolling. */
export const PlanCells = memo(({ job, blog, moment, onEdit, onRemove }: PlanCellsProps) => {
  const canChange = job.status === 'planned'
  const title = job.title === '' ? 'Untitled' : job.title
  return (
    <>
      <span role="cell" data-cell="when">
        {moment.format(new Date(job.runAt))}
      </span>
      <span role="cell" data-cell="article" className={classes.cut} title={title}>
        {title}
      </span>
      <span role="cell" data-cell="blog" className={classes.cut} title={blog && blogLabel(blog)}>
        {blog ? blogLabel(blog) : 'Deleted'}
      </span>
      <span role="cell" data-cell="links" title={job.links.map(({ anchor }) => anchor).join(', ')}>
        {job.links.length}
        <span className={classes.narrowUnit}> {job.links.length === 1 ? 'link' : 'links'}</span>
      </span>
      <span role="cell" data-cell="status">
        {jobStatusLabels[job.status]}
      </span>
      <span role="cell" data-cell="actions" style={{ whiteSpace: 'nowrap' }}>
        {canChange && onEdit && (
          <IconAction tip={`Edit ${title}`} variant="subtle" color="gray" onClick={() => onEdit(job)}>
            <IconPencil size={16} />
          </IconAction>
        )}
        {canChange && onRemove && (
          <IconAction
            tip={`Remove ${title} from the plan`}
            variant="subtle"
            color="gray"
            onClick={() => onRemove(job)}
          >
            <IconTrash size={16} />
          </IconAction>
        )}
      </span>
    </>
  )
})
PlanCells.displayName = 'PlanCells'
