import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SiteSummary } from '@web2/contract'
import { useEffect } from 'react'
import { reviewOf, useReview } from '../../../ui/review/use-review.tsx'
import { downloadQueue } from '../download-queue.ts'

interface ZipReviewProps {
  readonly site: SiteSummary
  readonly onClose: () => void
}

const Question = ({ site, onClose }: ZipReviewProps) => {
  const { _id: siteId, name: siteName, updatedAt } = site
  const { list, mayGoOn, accepted } = useReview(
    { id: siteId, version: updatedAt },
    { action: 'Download', source: { siteId }, onLeave: onClose },
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Download “${siteName}”?`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {list}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!mayGoOn}
            onClick={() => {
              downloadQueue.add({ siteId, siteName, acceptIssues: accepted })
              onClose()
            }}
          >
            Download zip
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Has a site packed; one with errors that visitors would see after they were accepted. */
export const ZipReview = ({ site, onClose }: ZipReviewProps) => {
  const { _id: siteId, name: siteName, updatedAt } = site
  const review = useQuery(reviewOf({ id: siteId, version: updatedAt }))
  // the server looks again, so that a review that failed holds nobody up
  const isFine = review.isError || (review.isSuccess && !review.isFetching && review.data.errors === 0)
  useEffect(() => {
    if (!isFine) return
    downloadQueue.add({ siteId, siteName })
    onClose()
  }, [isFine, siteId, siteName, onClose])
  return review.isSuccess && review.data.errors > 0 ? <Question site={site} onClose={onClose} /> : null
}
