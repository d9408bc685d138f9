import { useElementSize } from '@mantine/hooks'
import { exportHtml, sequentialUuids, type BindingData } from '@web2/builder'
import { findTemplate, templateDocument } from '@web2/site'
import { useMemo } from 'react'
import classes from './template-preview.module.css'

/** The page is drawn this wide (px) and scaled down to the card. */
const desktopWidth = 1280

interface TemplatePreviewProps {
  templateId: string
  data: BindingData
}

/** The first page of a template as it will look with this business, small and not to be clicked. */
export const TemplatePreview = ({ templateId, data }: TemplatePreviewProps) => {
  const html = useMemo(() => {
    const template = findTemplate(templateId)
    const page = template?.pages[0]
    if (template === undefined || page === undefined) return null
    const document = templateDocument(template, page, sequentialUuids())
    return exportHtml(document, { title: page.title, description: page.description, lang: 'en', data })
  }, [templateId, data])

  const { ref, width } = useElementSize()

  if (html === null) return null
  return (
    <div className={classes.window} aria-hidden ref={ref}>
      <iframe
        className={classes.page}
        style={{ transform: `scale(${width / desktopWidth})` }}
        srcDoc={html}
        sandbox=""
        tabIndex={-1}
        title={`Preview of ${templateId}`}
      />
    </div>
  )
}
