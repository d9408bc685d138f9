import { Button, Menu } from '@mantine/core'
import { IconChecks, IconFileDownload, IconFolderShare } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { writtenStatuses, type ArticleListed } from '@web2/contract/articles'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articles, patchArticles } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { articleStatusLabel } from '../article-status.tsx'
import { exportFormats, formatLabels, type ExportFormat } from '../export/save-as.ts'
import { mostExported, saveManyAs } from '../export/save-many.ts'

interface BulkActionsProps {
  readonly rows: readonly ArticleListed[]
  readonly done: () => void
  readonly onMove: () => void
}

const failed = (error: unknown) => showError(sentenceFor(error))
const idsOf = (rows: readonly ArticleListed[]) => rows.map(({ _id }) => _id)

/** Actions on selected articles besides deletion. */
export const BulkActions = ({ rows, done, onMove }: BulkActionsProps) => {
  const marking = useMutation({
    mutationFn: (status: (typeof writtenStatuses)[number]) => patchArticles(idsOf(rows), { status }),
    onSuccess: (_answer, status) => {
      const { length } = rows
      showSuccess(`Marked ${counted(length, 'article')} as ${articleStatusLabel(status)}`)
      done()
    },
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [articles.path] }),
  })
  const saving = useMutation({
    mutationFn: (format: ExportFormat) => saveManyAs(idsOf(rows), format),
    onError: failed,
  })
  const isTooMany = rows.length > mostExported
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconFolderShare size={16} aria-hidden />}
        onClick={onMove}
      >
        Move {rows.length.toLocaleString('en')}
      </Button>
      <Menu>
        <Menu.Target>
          <Button
            size="xs"
            variant="light"
            loading={marking.isPending}
            leftSection={<IconChecks size={16} aria-hidden />}
          >
            Mark as
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {writtenStatuses.map((status) => (
            <Menu.Item key={status} onClick={() => marking.mutate(status)}>
              {articleStatusLabel(status)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu>
        <Menu.Target>
          <Button
            size="xs"
            variant="light"
            loading={saving.isPending}
            leftSection={<IconFileDownload size={16} aria-hidden />}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isTooMany && <Menu.Label>Export up to {mostExported} articles at a time</Menu.Label>}
          {exportFormats.map((format) => (
            <Menu.Item key={format} disabled={isTooMany} onClick={() => saving.mutate(format)}>
              {formatLabels[format]} (zip file)
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
