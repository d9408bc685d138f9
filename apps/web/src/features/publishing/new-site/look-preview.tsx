import { useElementSize, useInViewport, useMergedRef } from '@mantine/hooks'
import { exportHtml, sequentialUuids, type BindingData } from '@web2/builder'
import { findTemplate, navigationOf, templateDocument, withLook, type SiteLook } from '@web2/site'
import { useMemo } from 'react'
import classes from './new-site.module.css'

/** The page is drawn this wide (px) and scaled down to the card. */
const desktopWidth = 1280

/** Returns the first page of the garden template in a look, with this business. */
const previewOf = (look: SiteLook, data: BindingData): string => {
  const template = findTemplate('garden')
  const page = template?.pages[0]
  if (!template || !page) throw new Error('The garden template has no page.')
  const document = withLook(templateDocument(template, page, sequentialUuids()), look)
  const navigation = navigationOf(
    template.pages.map(({ name, slug }, position) => ({
      _id: slug,
      name,
      slug,
      position,
      isDefault: position === 0,
    })),
  )
  const { title, description } = page
  return exportHtml(document, { title, description, lang: 'en', data: { ...data, navigation, current: '/' } })
}

interface LookPreviewProps {
  readonly look: SiteLook
  readonly data: BindingData
}

/** The business in a look, drawn while it is in view, so that a chooser of dozens costs what can be seen of it. */
export const LookPreview = ({ look, data }: LookPreviewProps) => {
  const { ref: sized, width } = useElementSize()
  const { ref: seen, inViewport } = useInViewport()
  const ref = useMergedRef(sized, seen)
  const html = useMemo(() => (inViewport ? previewOf(look, data) : null), [inViewport, look, data])
  return (
    <div className={classes.window} ref={ref} style={{ background: look.palette.page }} aria-hidden>
      {html !== null && (
        <iframe
          className={classes.page}
          style={{ transform: `scale(${width / desktopWidth})` }}
          srcDoc={html}
          sandbox=""
          tabIndex={-1}
          title={`Preview of ${look.name}`}
        />
      )}
    </div>
  )
}
