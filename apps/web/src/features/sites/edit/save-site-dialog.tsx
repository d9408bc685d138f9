import { Box, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { siteFailure } from '../builder-refusal.ts'
import { chosenOr, destinationChoices } from '../targets/main-destination.ts'
import type { NewSiteInHand } from '../new-site.ts'
import { Failure } from '../../../ui/failure.tsx'
import { NapSelect } from '../../listings/picker/listing-select.tsx'
import { MainDestinationSelect } from '../targets/main-destination-select.tsx'
import { useSiteForm, type SiteFormOptions } from '../build/use-site-form.ts'
import { PublishNow } from './publish-now.tsx'

interface SaveSiteFormProps extends SiteFormOptions {
  readonly onCancel: () => void
}

const SaveSiteForm = ({ onCancel, ...options }: SaveSiteFormProps) => {
  const { form, places, setName, setSlug, submit, saving, failure } = useSiteForm(options)
  const canPublish = useCan('site:publish')
  const { values } = form
  const field = form.getInputProps
  const destinations = destinationChoices(values.sections)
  const refusedFields = Object.keys(fieldErrors(failure))
  const isInline = refusedFields.length > 0 && refusedFields.every((name) => name in values)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack>
        <TextInput
          label="Site name"
          withAsterisk
          data-autofocus
          {...field('siteName')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Root slug"
          description="Used in the site’s URL. You can’t change it later."
          withAsterisk
          disabled={values.siteId !== null}
          {...field('rootSlug')}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        <NapSelect value={values.napId} onChange={(id) => form.setFieldValue('napId', id)} />
        <TextInput
          label="Email"
          description="Replaces {email} on your pages"
          type="email"
          {...field('email')}
        />
        {canPublish && (
          <PublishNow
            checked={values.publish}
            sections={values.sections}
            problems={places.problems}
            place={places.place}
            siteName={values.siteName}
            rootSlug={values.rootSlug.trim()}
            onChange={(chosen) => form.setValues(chosen)}
          />
        )}
        {values.publish && destinations.length > 1 && (
          <Box>
            <MainDestinationSelect
              choices={destinations}
              value={chosenOr(destinations, values.main)?.key ?? null}
              onChange={(main) => form.setFieldValue('main', main)}
            />
          </Box>
        )}
        {failure !== null && !isInline && <Failure message={siteFailure(failure)} />}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {values.publish ? 'Save and publish' : 'Save site'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface SaveSiteDialogProps extends Pick<SiteFormOptions, 'onStored' | 'onSaved' | 'onRefused'> {
  /** null: closed. */
  readonly site: NewSiteInHand | null
  /** Closed without a site, or with one whose publication failed. */
  readonly onClose: () => void
}

/** Save Site: the name, folder, business and email of a new site, and, if wanted, its publication to clouds. */
export const SaveSiteDialog = ({ site, onClose, ...told }: SaveSiteDialogProps) => (
  <Modal.Stack>
    <Modal opened={site !== null} onClose={onClose} stackId="save-site" title="Save site" size="lg">
      {site !== null && <SaveSiteForm site={site} {...told} onCancel={onClose} />}
    </Modal>
  </Modal.Stack>
)
