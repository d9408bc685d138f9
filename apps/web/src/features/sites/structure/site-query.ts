import { queryOptions } from '@tanstack/react-query'
import { sites } from '../resources.ts'

/** A site with its pages, as the API answers: a site that is not there is a sentence. */
export const siteAnswer = (id: string) =>
  queryOptions({ queryKey: [sites.path, 'structure', id], queryFn: () => sites.outline(id) })
