import { Button, Modal, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import type { Publication } from '@web2/contract/publishing'
import type { SiteSummary } from '@web2/contract/sites'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { historyPage, publicationHistory } from '../publications-api.ts'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { HistoryEntry } from './history-entry.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const History = ({ site, onRestored }: { site: SiteSummary; onRestored: () => void }) => {
  const [limit, setLimit] = useState(historyPage)
  const [restoring, setRestoring] = useState<Publication | null>(null)
  const canPublish = useCan('site:publish')
  const history = useQuery({ ...publicationHistory(site._id, limit), placeholderData: keepPreviousData })
  if (history.isError)
    return <Failure message={siteFailure(history.error)} onRetry={() => void history.refetch()} />
  if (history.data === undefined) return <Waiting of="cards" />
  const { data, total } = history.data
  if (restoring !== null)
    return (
      <RestoreDialog
        site={site}
        publication={restoring}
        onBack={() => setRestoring(null)}
        onRestored={onRestored}
      />
    )
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {total === 0
          ? 'This site hasn’t been published yet.'
          : `The files of the last ${limits.publicationsKept} publications are kept, so you can restore them.`}
      </Text>
      <div>
        {data.map((publication) => (
          <HistoryEntry
            key={publication._id}
            publication={publication}
            onRestore={canPublish ? () => setRestoring(publication) : undefined}
          />
        ))}
      </div>
      {total > data.length && (
        <Button variant="default" onClick={() => setLimit(limit + historyPage)} loading={history.isFetching}>
          Show earlier publications
        </Button>
      )}
    </Stack>
  )
}

interface HistoryDialogProps {
  /** null: closed. */
  site: SiteSummary | null
  onClose: () => void
}

/** The publications of a site, and the way back to an earlier one. */
export const HistoryDialog = ({ site, onClose }: HistoryDialogProps) => (
  <Modal
    opened={site !== null}
    onClose={onClose}
    title={site === null ? 'History' : `History of ${site.name}`}
    size="lg"
  >
    {site !== null && <History key={site._id} site={site} onRestored={onClose} />}
  </Modal>
)
