import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import type { ExportedArticle } from '../export/article-file.ts'
import { ExportItems } from './export-items.tsx'
import { useArticleExport } from './use-article-export.ts'

interface MoreMenuProps {
  /** Called when a format is selected. */
  readonly article: () => ExportedArticle
  readonly canOpenVersions: boolean
  readonly openVersions: () => void
}

/** The rarer actions of an article, for screens without room for a button each. */
export const MoreMenu = ({ article, canOpenVersions, openVersions }: MoreMenuProps) => {
  const saving = useArticleExport(article)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={saving.isPending}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={!canOpenVersions}
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={openVersions}
        >
          Versions
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Export</Menu.Label>
        <ExportItems onSelect={(format) => saving.mutate(format)} />
      </Menu.Dropdown>
    </Menu>
  )
}
