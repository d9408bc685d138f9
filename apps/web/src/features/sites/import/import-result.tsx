import { Button, Group, List, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ImportReport, SiteImport } from '@web2/contract/sites'
import { useEffect } from 'react'
import { sites } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { hasEnded, importRecord } from '../import-api.ts'
import { counted } from '../../../lib/text/counted.ts'
import { siteFailure } from '../builder-refusal.ts'

/** Notes that are shown; a site with a thousand scripts is said to have more. */
const mostNotes = 30

const Report = ({ report }: { report: ImportReport }) => (
  <>
    <Text size="sm" role="status">
      Imported {counted(report.pages, 'page')} and {counted(report.pictures, 'image')}. Kept{' '}
      {counted(report.links, 'internal link')}.
    </Text>
    {report.notes.length > 0 && (
      <section aria-label="Left out">
        <Text size="sm" fw={600} mb={4}>
          Left out
        </Text>
        <List size="sm" mah={260} style={{ overflow: 'auto', overflowWrap: 'anywhere' }} tabIndex={0}>
          {report.notes.slice(0, mostNotes).map(({ path, message }, at) => (
            <List.Item key={at}>
              {path}: {message}
            </List.Item>
          ))}
          {report.notes.length > mostNotes && (
            <List.Item>and {report.notes.length - mostNotes} more</List.Item>
          )}
        </List>
      </section>
    )}
  </>
)

interface ImportResultProps {
  started: SiteImport
  onAgain: () => void
  onClose: () => void
}

/** How an import goes, and what came of it. */
export const ImportResult = ({ started, onAgain, onClose }: ImportResultProps) => {
  const found = useQuery(importRecord(started))
  const { data } = found
  const ended = hasEnded(data)
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: [sites.path] })
  }, [ended])
  const percent = data.total === 0 ? 0 : Math.floor((data.done * 100) / data.total)
  if (found.isError)
    return <Failure message={siteFailure(found.error)} onRetry={() => void found.refetch()} />
  if (!ended)
    return (
      <Stack gap="sm">
        <Text size="sm" role="status">
          {data.message}
        </Text>
        <Progress
          value={percent === 0 ? 100 : percent}
          animated
          size="md"
          aria-label={percent === 0 ? 'Reading files' : `${percent}% read`}
        />
        <Text size="sm" c="dimmed">
          You can close this dialog. The import continues, and the site appears in the list.
        </Text>
      </Stack>
    )
  return (
    <Stack>
      {data.status === 'failed' && <Failure title="Import failed" message={data.message} />}
      {data.report !== null && <Report report={data.report} />}
      <Group justify="flex-end">
        {data.siteId === null ? (
          <Button variant="default" onClick={onAgain}>
            Choose another file
          </Button>
        ) : (
          <ButtonLink to="/site-builder/edit-site" search={{ id: data.siteId }}>
            Edit pages
          </ButtonLink>
        )}
        <Button variant={data.siteId === null ? 'filled' : 'default'} onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
