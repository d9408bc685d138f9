import { Modal } from '@mantine/core'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Waiting } from '../../../ui/waiting.tsx'
import classes from './template-gallery.module.css'

const TemplateGallery = lazy(() =>
  import('./template-gallery.tsx').then((module) => ({ default: module.TemplateGallery })),
)

interface TemplateBrowserProps {
  readonly opened: boolean
  readonly close: () => void
  readonly title?: string
  /** Undefined while they load. */
  readonly templates: readonly SiteTemplate[] | undefined
  /** Shown if they can't be loaded. */
  readonly failure?: ReactNode
  /** Business to show in the previews. */
  readonly data: BindingData
  readonly use: (template: SiteTemplate) => void
}

/** Window with the gallery of templates and the full preview of each. */
export const TemplateBrowser = ({
  opened,
  close,
  title = 'Templates',
  templates,
  failure,
  data,
  use,
}: TemplateBrowserProps) => {
  const [viewed, view] = useState<SiteTemplate | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => view(null)}
      title={viewed?.name ?? title}
      fullScreen
      // in a preview, Escape goes back to the gallery
      closeOnEscape={viewed === null}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && viewed && !defaultPrevented) view(null)
      }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {failure}
      {!failure && templates === undefined && <Waiting />}
      {!failure && templates && (
        <Suspense fallback={<Waiting />}>
          <TemplateGallery templates={templates} data={data} viewed={viewed} view={view} use={use} />
        </Suspense>
      )}
    </Modal>
  )
}
