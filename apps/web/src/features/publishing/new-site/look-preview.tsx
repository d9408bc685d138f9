import { useInViewport } from '@mantine/hooks'
import { exportHtml, sequentialUuids, type BindingData } from '@web2/builder'
import { gardenTemplate, templateDocument, templateNavigation, withLook, type SiteLook } from '@web2/site'
import { useMemo } from 'react'
import { ScaledPage } from '../../sites/page-thumbnail/scaled-page.tsx'
import classes from './new-site.module.css'

/** Returns the first page of the garden template in a look, with this business. */
const previewOf = (look: SiteLook, data: BindingData): string => {
  const [page] = gardenTemplate.pages
  if (!page) throw new Error('The garden template has no page.')
  const document = withLook(templateDocument(gardenTemplate, page, sequentialUuids()), look)
  const navigation = templateNavigation(gardenTemplate)
  const { title, description } = page
  return exportHtml(document, { title, description, lang: 'en', data: { ...data, navigation, current: '/' } })
}

interface LookPreviewProps {
  readonly look: SiteLook
  readonly data: BindingData
}

/** The business in a look, drawn while it is in view, so that a chooser of dozens costs what can be seen of it. */
export const LookPreview = ({ look, data }: LookPreviewProps) => {
  const { ref, inViewport } = useInViewport()
  const html = useMemo(() => (inViewport ? previewOf(look, data) : null), [inViewport, look, data])
  return (
    <ScaledPage
      ref={ref}
      page={html === null ? null : { srcDoc: html }}
      title={`Preview of ${look.name}`}
      className={classes.window}
      style={{ background: look.palette.page }}
    />
  )
}
