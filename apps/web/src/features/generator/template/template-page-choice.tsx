import { Select } from '@mantine/core'
import { findTemplate } from '@web2/site'

interface TemplatePageChoiceProps {
  templateId: string
  /** Slug; undefined for the first page. */
  page: string | undefined
  onChange: (page: string | undefined) => void
}

/** Which page of a built-in template the pages are made from; nothing for a template of one page. */
export const TemplatePageChoice = ({ templateId, page, onChange }: TemplatePageChoiceProps) => {
  const pages = findTemplate(templateId)?.pages ?? []
  const [first] = pages
  if (!first || pages.length === 1) return null
  return (
    <Select
      label="Page"
      description="The generated pages are made from this page."
      allowDeselect={false}
      maw={360}
      data={pages.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={page ?? first.slug}
      onChange={(slug) => onChange(slug === null || slug === first.slug ? undefined : slug)}
    />
  )
}
