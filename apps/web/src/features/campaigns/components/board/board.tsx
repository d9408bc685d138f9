import { campaignJobStatuses, type CampaignJob } from '@web2/contract'
import { BoardColumn } from './board-column.tsx'
import classes from './board.module.css'

interface BoardProps {
  readonly campaignId: string
  readonly onOpen: (post: CampaignJob) => void
}

/** The posts of a campaign by what they have come to; each column scrolls by itself. */
export const Board = ({ campaignId, onOpen }: BoardProps) => (
  <div className={classes.board} role="group" aria-label="Board of posts" tabIndex={0}>
    {campaignJobStatuses.map((status) => (
      <BoardColumn key={status} campaignId={campaignId} status={status} onOpen={onOpen} />
    ))}
  </div>
)
