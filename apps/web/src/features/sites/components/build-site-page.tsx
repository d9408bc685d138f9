import { Box, Button, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { BindingData } from '@web2/builder'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { messages } from '@web2/contract'
import { useMemo, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { sites } from '../../../lib/api/resources.ts'
import { listingChosen } from '../../../lib/listings/find-listings.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { say } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form-section.tsx'
import { afterSave } from '../../../ui/going-back.tsx'
import { ButtonLink, TextLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { templateList } from '../../../lib/sites/choices.ts'
import { chosenOr, destinationChoices } from '../../../lib/sites/main-destination.ts'
import { siteFailure } from '../../../lib/sites/builder-refusal.ts'
import { useSiteForm } from '../hooks/use-site-form.ts'
import { NapSelect } from '../../../ui/listings/nap-select.tsx'
import { MainDestinationSelect } from '../../../ui/places/main-destination-select.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import { PublishNow } from './save/publish-now.tsx'
import { TemplateChoice } from '../../../ui/templates/template-choice.tsx'

/** Drawing every preview anew takes a moment; it waits (ms) until the typing pauses. */
const previewPause = 400

/** A new site: a template, a name, an address, and the business it shows. */
export const BuildSitePage = () => {
  const navigate = useNavigate()
  const { napId } = useSearch({ from: '/default/site-builder/build-site' })
  const templates = useQuery(templateList)
  const canPublish = useCan('site:publish')
  const [publishing, setPublishing] = useState<string | null>(null)
  const [reviewing, setReviewing] = useState<string | null>(null)
  const { form, places, setName, setSlug, submit, creating, failure, leaveForNow } = useSiteForm({
    napId,
    onRefused: (siteId) => {
      void queryClient.invalidateQueries({ queryKey: [sites.path] })
      setReviewing(siteId)
    },
    onCreated: (site, published) => {
      void queryClient.invalidateQueries({ queryKey: [sites.path] })
      if (published) {
        say(messages.siteSaved)
        setPublishing(site._id)
        return
      }
      afterSave(messages.siteSaved, {
        list: 'sites',
        leave: () => void navigate({ to: '/site-builder' }),
        // whoever stays goes on with the site in its editor
        onStay: () => void navigate({ to: '/site-builder/edit-site', search: { id: site._id } }),
      })
    },
  })
  const field = form.getInputProps
  const { values } = form
  const destinations = destinationChoices(values.sections)
  const isStored = values.siteId !== null
  const { data: nap } = useQuery(listingChosen(values.napId))
  const [shownName] = useDebouncedValue(values.siteName, previewPause)
  const [shownEmail] = useDebouncedValue(values.email, previewPause)
  const preview = useMemo<BindingData>(
    () => ({
      nap: nap ?? null,
      site: { name: shownName },
      email: shownEmail,
      year: new Date().getFullYear(),
    }),
    [nap, shownName, shownEmail],
  )
  const refusedFields = Object.keys(fieldErrors(failure))
  const inline = refusedFields.length > 0 && refusedFields.every((name) => name in values)

  return (
    <>
      <PageHeader
        title="Build site"
        description="Everything here can be changed later, except the root slug."
      >
        <ButtonLink
          to="/turbo-site-builder"
          variant="default"
          leftSection={<IconBuildingFactory2 size={18} aria-hidden />}
        >
          Turbo
        </ButtonLink>
      </PageHeader>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="card">
          <FormSection
            title="Name and business"
            text="The site shows this business on every page that needs it."
          >
            <Cell>
              <TextInput
                label="Site name"
                withAsterisk
                autoFocus
                {...field('siteName')}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Cell>
            <Cell>
              <TextInput
                label="Root slug"
                description="Its folder in addresses"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                withAsterisk
                disabled={isStored}
                {...field('rootSlug')}
                onChange={(event) => setSlug(event.currentTarget.value)}
              />
            </Cell>
            <Cell>
              <NapSelect value={values.napId} onChange={(id) => form.setFieldValue('napId', id)} />
              <Text size="sm" mt={6} c="dimmed">
                Not in the list?{' '}
                <TextLink
                  to="/nap-databases/add-nap"
                  search={{ from: 'build-site' }}
                  underline="always"
                  size="sm"
                  onClick={leaveForNow}
                >
                  Add one
                </TextLink>
              </Text>
            </Cell>
            <Cell>
              <TextInput
                label="Email"
                description="Shown where a page says {email}"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                type="email"
                {...field('email')}
              />
            </Cell>
          </FormSection>
          {!isStored && (
            <FormSection title="Start from" text="A template with pages of its own, or one blank page.">
              {templates.isError ? (
                <Cell span={6}>
                  <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
                </Cell>
              ) : (
                <Cell span={6}>
                  <TemplateChoice
                    templates={templates.data}
                    value={values.templateId}
                    onChange={(templateId) => form.setFieldValue('templateId', templateId)}
                    data={preview}
                  />
                </Cell>
              )}
            </FormSection>
          )}
          {canPublish && (
            <FormSection title="Publish" text="At once, or later from the editor or the list of sites.">
              <Cell span={6}>
                <PublishNow
                  checked={values.publish}
                  sections={values.sections}
                  problems={places.problems}
                  place={places.place}
                  rootSlug={values.rootSlug.trim()}
                  onChange={(chosen) => form.setValues(chosen)}
                />
                {values.publish && (
                  <Box mt="md">
                    <MainDestinationSelect
                      choices={destinations}
                      value={chosenOr(destinations, values.main)?.key ?? null}
                      onChange={(main) => form.setFieldValue('main', main)}
                    />
                  </Box>
                )}
              </Cell>
            </FormSection>
          )}
        </div>
        <Group justify="flex-end" mt="md">
          {failure !== null && !inline && (
            <div style={{ flex: '1 1 300px' }}>
              <Failure message={siteFailure(failure)} />
            </div>
          )}
          <Button variant="default" onClick={() => void navigate({ to: '/site-builder' })}>
            Cancel
          </Button>
          <Button type="submit" loading={creating}>
            {values.publish ? 'Save and publish' : isStored ? 'Save site' : 'Create site'}
          </Button>
        </Group>
      </form>
      <PublishDialog
        siteId={publishing ?? ''}
        opened={publishing !== null}
        begun
        onClose={() => void navigate({ to: '/site-builder' })}
      />
      <PublishDialog
        siteId={reviewing ?? ''}
        opened={reviewing !== null}
        onClose={() => void navigate({ to: '/site-builder' })}
      />
    </>
  )
}
