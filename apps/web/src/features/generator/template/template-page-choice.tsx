import { Select } from '@mantine/core'
import type { Template } from '@web2/site'

interface TemplatePageChoiceProps {
  template: Pick<Template, 'pages' | 'forGenerator'>
  /** Slug; undefined for the first page. */
  page: string | undefined
  onChange: (page: string | undefined) => void
}

/** Which page of a built-in template the pages are made from; nothing for a template of one page. */
export const TemplatePageChoice = ({ template, page, onChange }: TemplatePageChoiceProps) => {
  const { pages, forGenerator = [] } = template
  const [first] = pages
  if (!first || pages.length + forGenerator.length === 1) return null
  const optionsOf = (some: typeof pages) => some.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Select
      label="Page"
      description="The generated pages are made from this page."
      allowDeselect={false}
      maw={360}
      data={
        forGenerator.length === 0
          ? optionsOf(pages)
          : [
              { group: 'With placeholders', items: optionsOf(forGenerator) },
              { group: 'Without placeholders', items: optionsOf(pages) },
            ]
      }
      value={page ?? first.slug}
      onChange={(slug) => onChange(slug === null || slug === first.slug ? undefined : slug)}
    />
  )
}
