import { useQuery } from '@tanstack/react-query'
import { exportHtml, sequentialUuids, type BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { findTemplate, navigationOf, templateDocument, type Template } from '@web2/site'
import { useMemo } from 'react'
import { useAfterPaint } from '../../../lib/browser/use-after-paint.ts'
import { ScaledPage } from '../page-thumbnail/scaled-page.tsx'
import { cloudTemplates } from '../resources.ts'
import classes from './template-preview.module.css'

interface TemplatePreviewProps {
  template: SiteTemplate
  data: BindingData
}

/** Returns the pages that a navigation shows on the first page. */
const pagesOf = ({ pages }: Template): Pick<BindingData, 'navigation' | 'current'> => ({
  navigation: navigationOf(
    pages.map(({ name, slug }, position) => ({ _id: slug, name, slug, position, isDefault: position === 0 })),
  ),
  current: '/',
})

/**
 * The first page of a template as it will look with this business, small and not to be clicked. It follows the first
 * paint of its screen.
 */
export const TemplatePreview = ({ template, data }: TemplatePreviewProps) => {
  const isPainted = useAfterPaint()
  // Own templates are listed without their page.
  const own = useQuery({
    queryKey: [cloudTemplates.path, 'get', template._id],
    queryFn: () => cloudTemplates.get(template._id),
    enabled: template.origin === 'own',
  })
  const html = useMemo(() => {
    if (!isPainted) return null
    const known = findTemplate(template._id)
    const page = known?.pages[0]
    // A template that only the server knows is shown as it comes, without the business.
    if (known === undefined || page === undefined) return own.data?.html ?? template.html
    const document = templateDocument(known, page, sequentialUuids())
    const { title, description } = page
    return exportHtml(document, { title, description, lang: 'en', data: { ...data, ...pagesOf(known) } })
  }, [isPainted, template, own.data, data])

  // a custom template may be large: its thumbnail is shown until it has loaded
  if (template.origin === 'own' && own.data === undefined)
    return (
      <div className={classes.window} aria-hidden>
        <img className={classes.picture} src={template.previewImage} alt="" />
      </div>
    )
  return (
    <ScaledPage
      page={html === null ? null : { srcDoc: html }}
      title={`Preview of ${template.name}`}
      className={classes.window}
    />
  )
}
