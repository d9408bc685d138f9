import { Button, Modal, type ButtonProps } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { lazy, Suspense, useState } from 'react'
import { Waiting } from '../../../ui/waiting.tsx'
import classes from './template-gallery.module.css'

const TemplateGallery = lazy(() =>
  import('./template-gallery.tsx').then((module) => ({ default: module.TemplateGallery })),
)

interface BrowseTemplatesProps extends ButtonProps {
  readonly label?: string
  readonly templates: readonly SiteTemplate[] | undefined
  /** Business to show in the previews. */
  readonly data: BindingData
  readonly use: (template: SiteTemplate) => void
  /** Called when the gallery opens and closes. */
  readonly onBrowse?: (isOpen: boolean) => void
}

/** Button of the gallery of all templates, with their full previews. */
export const BrowseTemplates = ({
  label = 'Browse templates',
  templates,
  data,
  use,
  onBrowse,
  ...button
}: BrowseTemplatesProps) => {
  const [isOpen, setOpen] = useState(false)
  const [viewed, view] = useState<SiteTemplate | null>(null)
  const browse = (next: boolean) => {
    setOpen(next)
    onBrowse?.(next)
    if (next) view(null)
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
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => browse(false)}
        title={viewed?.name ?? 'Templates'}
        fullScreen
        // in a preview, Escape goes back to the gallery
        closeOnEscape={viewed === null}
        onKeyDown={({ key, defaultPrevented }) => {
          if (key === 'Escape' && viewed && !defaultPrevented) view(null)
        }}
        classNames={{ content: classes.content, body: classes.body }}
      >
        <Suspense fallback={<Waiting />}>
          <TemplateGallery
            templates={templates ?? []}
            data={data}
            viewed={viewed}
            view={view}
            use={(template) => {
              browse(false)
              use(template)
            }}
          />
        </Suspense>
      </Modal>
    </>
  )
}
