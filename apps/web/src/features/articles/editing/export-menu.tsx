import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconFileDownload } from '@tabler/icons-react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showError } from '../../../lib/snackbar.ts'
import type { ExportedArticle } from '../export/article-file.ts'
import { exportFormats, formatLabels, saveAs, type ExportFormat } from '../export/save-as.ts'

/** Menu that downloads an article as a file; `article` is called when a format is selected. */
export const ExportMenu = ({ article }: { article: () => ExportedArticle }) => {
  const saving = useMutation({
    mutationFn: (format: ExportFormat) => saveAs(article(), format),
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={saving.isPending}
          leftSection={<IconFileDownload size={18} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map((format) => (
          <Menu.Item key={format} onClick={() => saving.mutate(format)}>
            {formatLabels[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
