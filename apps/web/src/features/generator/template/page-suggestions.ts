import type { TurboSource } from '@web2/contract/generator'
import { findTemplate, type Template, type TemplatePage } from '@web2/site'
import { typedLists, type TypedList } from '../data/typed-list.ts'
import type { TurboValues } from '../project-values.ts'

/* All texts of the built-in templates come with this file, so it is loaded where a template or page is chosen. */

type Texts = Pick<TurboValues, 'address' | 'pageName' | 'title' | 'description'>

/** Returns the page that a template has for the generator and a source takes, if it is one. */
const generatorPageOf = (source: TurboSource): TemplatePage | undefined =>
  'templateId' in source
    ? findTemplate(source.templateId)?.forGenerator?.find(({ slug }) => slug === source.page)
    : undefined

/** Returns the source for a template: the first page it has for the generator, or else its first page. */
export const sourceOfTemplate = (templateId: string): TurboSource => {
  const page = findTemplate(templateId)?.forGenerator?.[0]?.slug
  return { templateId, ...(page !== undefined && { page }) }
}

/** Returns the pages that a project can be generated from: those of a site, and those made for the generator. */
export const pagesOfTemplate = (templateId: string): Pick<Template, 'pages' | 'forGenerator'> =>
  findTemplate(templateId) ?? { pages: [] }

const textsOf = (source: TurboSource, sitePer: string | null): Texts => {
  const page = generatorPageOf(source)
  const isOfPlace = page !== undefined && page.isService !== true
  const name = page?.title.split(' | ')[0] ?? '{service} in {city}'
  return {
    address: isOfPlace ? '{city}' : sitePer === 'city' ? '{service}' : '{service}/{city}',
    pageName: name,
    title: page?.title ?? name,
    description: page?.description ?? '',
  }
}

const isEmpty = ({ from, typed, dataId }: TypedList): boolean =>
  from === 'typed' && typed === '' && dataId === null

/** Returns the lists that a page is for, if nothing was entered in any list. */
const listsFor = (page: TemplatePage | undefined, lists: readonly TypedList[]): readonly TypedList[] =>
  page !== undefined && lists.every(isEmpty)
    ? typedLists(page.isService === true ? ['service', 'city'] : ['city'])
    : lists

/**
 * Returns a change of the source with the values that follow from the new page, as long as the user has not changed
 * those: title, description, page name, address, and the lists while they are empty.
 */
export const withPageSuggestions = (
  values: TurboValues,
  part: Partial<TurboValues>,
): Partial<TurboValues> => {
  const { source } = part
  if (source === undefined) return part
  const [before, after] = [values.source, source].map((each) => textsOf(each, values.sitePer)) as [
    Texts,
    Texts,
  ]
  const changed = (['address', 'pageName', 'title', 'description'] as const)
    .filter((field) => values[field] === before[field])
    .map((field) => [field, after[field]])
  return {
    ...(Object.fromEntries(changed) as Partial<Texts>),
    lists: listsFor(generatorPageOf(source), values.lists),
    ...part,
  }
}
