import { Button, Menu } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import type { ExportedArticle } from '../export/article-file.ts'
import { exportFormats, formatLabels } from '../export/save-as.ts'
import { useArticleExport } from './use-article-export.ts'

/** Menu that downloads an article as a file; `article` is called when a format is selected. */
export const ExportMenu = ({ article }: { article: () => ExportedArticle }) => {
  const saving = useArticleExport(article)
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
