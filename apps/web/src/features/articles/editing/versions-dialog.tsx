import { Button, Group, Modal, NavLink, ScrollArea, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Article, ArticleVersion } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { restoreArticle } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { versionList, versionRecord } from '../articles-api.ts'
import { SideBySide } from './side-by-side.tsx'

interface VersionsDialogProps {
  readonly article: Pick<Article, '_id' | 'revision'>
  /** Present contents. */
  readonly now: { readonly title: string; readonly text: string }
  readonly onRestored: (article: Article) => void
  readonly onClose: () => void
}

const kinds: Record<ArticleVersion['kind'], string> = {
  created: 'First version',
  saved: 'Saved',
  restored: 'Restored',
  listing: 'Business listing updated',
}

/** Dialog of an article's versions, each beside the present text, with a button to restore it. */
export const VersionsDialog = ({ article, now, onRestored, onClose }: VersionsDialogProps) => {
  const { _id, revision } = article
  const list = useQuery(versionList(_id, revision))
  const [picked, setPicked] = useState<string | null>(null)
  // the newest version equals the present text
  const shown = picked ?? list.data?.data[1]?._id ?? list.data?.data[0]?._id
  const version = useQuery({ ...versionRecord(shown ?? ''), enabled: shown !== undefined })
  const restoring = useMutation({
    mutationFn: (restore: string) => restoreArticle({ restore, basedOn: revision }),
    onSuccess: onRestored,
  })
  const failure = list.error ?? version.error ?? restoring.error

  return (
    <Modal opened onClose={onClose} title="Versions" size={1100}>
      <Stack>
        {failure !== null && <Failure message={sentenceFor(failure)} />}
        {list.isPending && <Waiting of="rows" />}
        <Group align="flex-start" gap="md">
          <ScrollArea.Autosize mah="56vh" w={240} aria-label="Versions">
            {list.data?.data.map((each) => (
              <NavLink
                key={each._id}
                component="button"
                type="button"
                active={each._id === shown}
                aria-current={each._id === shown}
                label={formatMoment(each.updatedAt)}
                description={[kinds[each.kind], each.savedBy, counted(each.words, 'word')]
                  .filter(Boolean)
                  .join(' · ')}
                onClick={() => setPicked(each._id)}
              />
            ))}
          </ScrollArea.Autosize>
          <Stack flex="1 1 320px" miw={0}>
            {version.data && (
              <SideBySide
                left={{ label: formatMoment(version.data.updatedAt), ...version.data }}
                right={{ label: 'Current', ...now }}
              />
            )}
          </Stack>
        </Group>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Your current text is kept in version history.
          </Text>
          <Group>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button
              disabled={shown === undefined || version.data?.revision === revision}
              loading={restoring.isPending}
              onClick={() => shown !== undefined && restoring.mutate(shown)}
            >
              Restore version
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}
