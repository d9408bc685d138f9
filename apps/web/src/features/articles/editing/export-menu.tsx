import { Button, Menu } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import type { ExportedArticle } from '../export/article-file.ts'
import { ExportItems } from './export-items.tsx'
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
        <ExportItems onSelect={(format) => saving.mutate(format)} />
      </Menu.Dropdown>
    </Menu>
  )
}
