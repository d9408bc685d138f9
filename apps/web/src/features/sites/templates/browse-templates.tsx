import { Button, type ButtonProps } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { TemplateBrowser } from './template-browser.tsx'

interface BrowseTemplatesProps extends ButtonProps {
  readonly templates: readonly SiteTemplate[] | undefined
  /** Business to show in the previews. */
  readonly data: BindingData
  readonly use: (template: SiteTemplate) => void
  /** Called when the gallery opens and closes. */
  readonly onBrowse?: (isOpen: boolean) => void
}

/** Button of the gallery of all templates, with their full previews. */
export const BrowseTemplates = ({ templates, data, use, onBrowse, ...button }: BrowseTemplatesProps) => {
  const [isOpen, setOpen] = useState(false)
  const browse = (next: boolean) => {
    setOpen(next)
    onBrowse?.(next)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
        {...button}
        disabled={templates === undefined}
        onClick={() => browse(true)}
      >
        Browse templates
      </Button>
      <TemplateBrowser
        opened={isOpen}
        close={() => browse(false)}
        templates={templates}
        data={data}
        use={(template) => {
          browse(false)
          use(template)
        }}
      />
    </>
  )
}
