import { Button, Checkbox, Group, Paper, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { Article } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import type { SitePage, SiteSummary } from '@web2/contract/sites'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { slugFrom } from '../../../lib/text/slug.ts'
import { Failure } from '../../../ui/failure.tsx'
import { shownTitle } from '../../articles/editing/shown-title.ts'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { sites } from '../../sites/resources.ts'
import { changeSite } from '../../sites/sites-api.ts'
import { SiteSelect } from './site-select.tsx'

/** Page that an article became, with its site. */
export interface AddedPage {
  readonly site: SiteSummary
  readonly page: SitePage
}

interface Values {
  site: SiteSummary | null
  name: string
  slug: string
  inNavigation: boolean
}

const longestName = 120

/** Returns messages for fields of the form; those of the API name the page by its place in the request. */
const ownErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  )

interface ArticlePageFormProps {
  readonly article: Article
  /** Site chosen at first; null if there are several. */
  readonly first: SiteSummary | null
  readonly onAdded: (added: AddedPage) => void
}

/** Where the page of an article goes, and its name there. */
export const ArticlePageForm = ({ article, first, onAdded }: ArticlePageFormProps) => {
  const name = shownTitle(article).slice(0, longestName)
  const form = useForm<Values>({
    initialValues: { site: first, name, slug: article.slug || slugFrom(name), inNavigation: true },
    validate: {
      site: (site) => (site === null ? 'Choose a site.' : null),
      name: (value) => (value.trim() === '' ? messages.pageNameEmpty : null),
      slug: (value) => (value.trim() === '' ? messages.pageSlugEmpty : null),
    },
  })
  const add = useMutation({
    mutationFn: async ({ site, ...page }: Values & { readonly site: SiteSummary }): Promise<AddedPage> => {
      const wanted = { ...page, name: page.name.trim(), slug: page.slug.trim() }
      const changed = await changeSite(site._id, {
        pages: { added: [{ ...wanted, articleId: article._id }] },
      })
      const added = changed.pages.find(({ slug }) => slug === wanted.slug)
      if (!added) throw new Error('The added page is not among the site’s pages.')
      return { site: changed, page: added }
    },
    onSuccess: (added) => {
      void queryClient.invalidateQueries({ queryKey: [sites.path] })
      onAdded(added)
    },
    onError: (error) => {
      const errors = ownErrors(error)
      form.setErrors(errors)
      focusFirstError(form, errors)
    },
  })
  const { site } = form.values
  const isShown = add.isError && Object.keys(ownErrors(add.error)).some((field) => field in form.values)
  return (
    <Paper withBorder p="lg" maw="var(--app-form)">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            if (values.site && !add.isPending) add.mutate({ ...values, site: values.site })
          },
          (errors) => focusFirstError(form, errors),
        )}
      >
        <Stack>
          <SiteSelect
            value={site}
            error={form.errors.site as string | undefined}
            onChange={(chosen) => form.setFieldValue('site', chosen)}
          />
          <TextInput
            label="Page name"
            description="Text of links to the page"
            withAsterisk
            maxLength={longestName}
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Slug"
            description="Last part of the page’s URL"
            withAsterisk
            {...form.getInputProps('slug')}
          />
          <Checkbox
            label="Show in the site’s navigation"
            {...form.getInputProps('inNavigation', { type: 'checkbox' })}
          />
          {add.isError && !isShown && <Failure message={siteFailure(add.error)} />}
          <Group>
            <Button type="submit" loading={add.isPending}>
              Add page
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
