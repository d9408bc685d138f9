import { useQuery } from '@tanstack/react-query'
import { campaignJobStatuses, type CampaignJob } from '@web2/contract/campaigns'
import { blogsNamed } from '../campaigns-api.ts'
import { BoardColumn } from './board-column.tsx'
import classes from './board.module.css'

interface BoardProps {
  readonly campaignId: string
  /** The blogs that it posts to. */
  readonly targets: readonly string[]
  readonly onOpen: (post: CampaignJob) => void
}

/** The posts of a campaign by what they have come to; each column scrolls by itself. */
export const Board = ({ campaignId, targets, onOpen }: BoardProps) => {
  const blogs = useQuery(blogsNamed(targets)).data
  return (
    <div className={classes.board} role="group" aria-label="Posts by status" tabIndex={0}>
      {campaignJobStatuses.map((status) => (
        <BoardColumn key={status} campaignId={campaignId} blogs={blogs} status={status} onOpen={onOpen} />
      ))}
    </div>
  )
}
