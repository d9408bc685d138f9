import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Publication } from '@web2/contract/publishing'
import type { SiteSummary } from '@web2/contract/sites'
import { useState } from 'react'
import { publications } from '../resources.ts'
import { sites } from '../../sites/resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { restore } from '../publications-api.ts'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { PublishPlan } from '../publish/publish-plan.tsx'

interface RestoreDialogProps {
  site: SiteSummary
  publication: Publication
  onBack: () => void
  onRestored: () => void
}

/** Asks how far back to go, and shows what that will send. */
export const RestoreDialog = ({ site, publication, onBack, onRestored }: RestoreDialogProps) => {
  const [pages, setPages] = useState(false)
  const going = useMutation({
    mutationFn: () => restore(publication._id, pages),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [sites.path] })
      void queryClient.invalidateQueries({ queryKey: [publications.path] })
      showSuccess(`Restoring publication ${publication.number}`)
      onRestored()
    },
  })
  return (
    <Stack>
      {going.isError && <Failure message={siteFailure(going.error)} />}
      <Text size="sm">
        Publishes {site.name} exactly as it was in publication #{publication.number} (
        {formatMoment(publication.createdAt)}), to the destinations it reached then.
      </Text>
      <PublishPlan site={site} wanted={{ restore: publication._id }} />
      {publication.pagesKept && (
        <Checkbox
          label="Also restore the pages in the editor"
          description="Deletes pages added since then and discards later edits. Sections and business listings don’t change."
          checked={pages}
          onChange={(event) => setPages(event.currentTarget.checked)}
        />
      )}
      {!pages && (
        <Text size="sm" c="dimmed">
          The pages in the editor don’t change. Your next publication replaces the restored version.
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={going.isPending} onClick={() => going.mutate()} color={pages ? 'red.8' : undefined}>
          {pages ? 'Restore site and pages' : 'Restore'}
        </Button>
      </Group>
    </Stack>
  )
}
