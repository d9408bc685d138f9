import type { NavigationItem } from '@web2/builder'
import { navigationOf } from '../pages/navigation.ts'
import { pageHref } from '../render/addresses.ts'
import type { Template, TemplatePage } from './template.ts'

/** Returns the navigation of a site that has just been made from a template. */
export const templateNavigation = ({ pages }: Template): readonly NavigationItem[] =>
  navigationOf(
    pages.map(({ name, slug, parent, inNavigation }, position) => ({
      ...{ _id: slug, name, slug, position, isDefault: position === 0 },
      ...(parent !== undefined && { parentId: parent }),
      ...(inNavigation !== undefined && { inNavigation }),
    })),
  )

/** Returns the link to a page of a template. */
export const templateHref = ({ pages }: Template, { slug }: Pick<TemplatePage, 'slug'>): string =>
  pageHref({ slug, isDefault: pages[0]?.slug === slug })
