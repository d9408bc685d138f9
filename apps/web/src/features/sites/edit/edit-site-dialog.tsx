import { Button, Group, Modal, Select, Stack, Switch, TextInput } from '@mantine/core'
import { messages } from '@web2/contract/core'
import type { SiteSummary } from '@web2/contract/sites'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import type { SitePublishing } from '../site-publishing.ts'
import { editDraft } from './edit-values.ts'
import { useEditSite } from './use-edit-site.ts'
import { targetName } from '../targets/target-names.ts'
import { NapSelect } from '../../listings/picker/listing-select.tsx'
import { RestoredChoiceNotice } from './last-choice.tsx'
import { PublishNow } from './publish-now.tsx'

interface EditSiteFormProps {
  site: SiteSummary
  saveFirst?: (() => Promise<boolean>) | undefined
  onSaved: (site: SiteSummary, published: boolean) => void
  onRefused: (site: SiteSummary) => void
  onCancel: () => void
}

const EditSiteForm = ({ site, onCancel, ...options }: EditSiteFormProps) => {
  const { form, isKept, places, submit, busy, failure } = useEditSite({ site, ...options })
  const canPublish = useCan('site:publish')
  const { publish, sections, napId } = form.values
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        {isKept && <RestoredChoiceNotice />}
        <TextInput label="Site name" withAsterisk data-autofocus {...form.getInputProps('siteName')} />
        <TextInput
          label="Root slug"
          description="Part of every published URL. It can’t be changed."
          value={site.rootSlug}
          disabled
          readOnly
        />
        <NapSelect value={napId} onChange={(id) => form.setFieldValue('napId', id)} />
        <TextInput
          label="Email"
          description="Replaces {email} on your pages"
          type="email"
          {...form.getInputProps('email')}
        />
        {site.targets.length > 1 && (
          <Select
            label="Primary destination"
            description="Search engines index its URL. The other destinations point to it once you publish again."
            data={site.targets.map((target) => ({ value: target._id, label: targetName(target) }))}
            allowDeselect={false}
            {...form.getInputProps('primaryTargetId')}
          />
        )}
        <Switch
          label="Notify search engines of changed pages (IndexNow)"
          description="Sends the URLs of changed pages to Bing, Yandex, Naver, Seznam and Yep after each publication. Google doesn’t support IndexNow."
          {...form.getInputProps('indexNow', { type: 'checkbox' })}
        />
        {canPublish && (
          <PublishNow
            checked={publish}
            sections={sections}
            problems={places.problems}
            place={places.place}
            siteName={form.values.siteName}
            rootSlug={site.rootSlug}
            onChange={(chosen) => form.setValues(chosen)}
          />
        )}
        {failure !== null && <Failure message={failure} />}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {publish ? 'Save and publish' : 'Save site'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface EditSiteDialogProps extends Pick<SitePublishing, 'PublishDialog'> {
  /** null: closed. */
  site: SiteSummary | null
  /** Saves other unsaved changes before the site; returns false after an error shown to the user. */
  saveFirst?: () => Promise<boolean>
  /** The site was saved and is not being published; it is said here unless this is given. */
  onSaved?: () => void
  /** A publication was asked for; how it goes is shown here. */
  onPublished?: () => void
  onClose: () => void
}

/** Edit Site: its name, business and email, and, if wanted, its publication to clouds. */
export const EditSiteDialog = ({
  site,
  saveFirst,
  onSaved,
  onPublished,
  onClose,
  PublishDialog,
}: EditSiteDialogProps) => {
  const [publishing, setPublishing] = useState<string | null>(null)
  const [reviewing, setReviewing] = useState<string | null>(null)
  const close = () => {
    if (site !== null) editDraft(site._id).clear()
    onClose()
  }
  return (
    <>
      <Modal.Stack>
        <Modal opened={site !== null} onClose={close} stackId="edit-site" title="Edit site" size="lg">
          {site !== null && (
            <EditSiteForm
              key={site._id}
              site={site}
              saveFirst={saveFirst}
              onSaved={(saved, published) => {
                onClose()
                if (published) {
                  setPublishing(saved._id)
                  onPublished?.()
                } else if (onSaved) onSaved()
                else showSuccess(messages.siteEdited)
              }}
              onRefused={({ _id }) => {
                onClose()
                showSuccess(messages.siteEdited)
                setReviewing(_id)
              }}
              onCancel={close}
            />
          )}
        </Modal>
      </Modal.Stack>
      <PublishDialog
        siteId={publishing ?? ''}
        opened={publishing !== null}
        begun
        onClose={() => setPublishing(null)}
      />
      <PublishDialog
        siteId={reviewing ?? ''}
        opened={reviewing !== null}
        onClose={() => setReviewing(null)}
      />
    </>
  )
}
