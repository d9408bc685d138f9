import { useQuery } from '@tanstack/react-query'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useMemo } from 'react'
import { cloudTemplates } from '../resources.ts'

/** Loads the texts of the built-in templates; undefined until they are there. */
export const useTemplateTexts = (isEnabled = true) =>
  useQuery({
    queryKey: ['template-texts'],
    queryFn: () => import('./template-html.ts'),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data

/**
 * Returns the HTML of a page of a template with this business, by default of its home page; null until it is there or
 * while it is not wanted.
 */
export const useTemplateHtml = (
  template: SiteTemplate,
  data: BindingData,
  { slug, isWanted = true }: { readonly slug?: string | undefined; readonly isWanted?: boolean } = {},
): string | null => {
  const isOwn = template.origin === 'own'
  const texts = useTemplateTexts(isWanted && !isOwn)
  const built = useMemo(
    () => (isWanted ? texts?.previewHtml(template._id, data, slug) : undefined),
    [isWanted, texts, template._id, data, slug],
  )
  // lists leave out the pages of own templates, and this app may be older than a template of the server
  const stored = useQuery({
    queryKey: [cloudTemplates.path, 'get', template._id],
    queryFn: () => cloudTemplates.get(template._id),
    enabled: isWanted && (isOwn || (texts !== undefined && built === undefined)),
  })
  return built ?? (isWanted ? stored.data?.html : undefined) ?? null
}
