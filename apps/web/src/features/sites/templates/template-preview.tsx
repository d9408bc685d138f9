import { useInViewport } from '@mantine/hooks'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { ScaledPage } from '../page-thumbnail/scaled-page.tsx'
import classes from './template-preview.module.css'
import { useTemplateHtml } from './use-template-html.ts'

interface TemplatePreviewProps {
  template: SiteTemplate
  data: BindingData
}

/**
 * The first page of a template as it will look with this business, small and not to be clicked. It is drawn while it is
 * in view, and its thumbnail is shown until then.
 */
export const TemplatePreview = ({ template, data }: TemplatePreviewProps) => {
  const { ref, inViewport } = useInViewport()
  const html = useTemplateHtml(template, data, { isWanted: inViewport })
  return (
    <div ref={ref} aria-hidden>
      {html === null ? (
        <div className={classes.window}>
          <img className={classes.picture} src={template.previewImage} alt="" />
        </div>
      ) : (
        <ScaledPage
          page={{ srcDoc: html }}
          title={`Preview of ${template.name}`}
          className={classes.window}
        />
      )}
    </div>
  )
}
