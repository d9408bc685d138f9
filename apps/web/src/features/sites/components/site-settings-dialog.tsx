import { Button, Group, Modal, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages, type Site } from '@web2/contract'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { sites } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { say } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { changeSite } from '../api/sites-api.ts'
import { siteFailure } from '../failure-sentence.ts'
import { siteRules } from '../site-values.ts'
import { targetName } from '../target-names.ts'
import { NapSelect } from './nap-select.tsx'

interface SiteSettingsProps {
  site: Site
  onClose: () => void
}

const SiteSettings = ({ site, onClose }: SiteSettingsProps) => {
  const form = useForm({
    initialValues: {
      siteName: site.name,
      napId: site.napId,
      email: site.email,
      primaryTargetId: site.primaryTargetId ?? site.targets[0]?._id ?? null,
      indexNow: site.indexNow,
    },
    validate: { siteName: siteRules.siteName, email: siteRules.email },
  })
  const change = useMutation({
    mutationFn: ({ siteName, email, ...others }: typeof form.values) =>
      changeSite(site._id, { ...others, siteName: siteName.trim(), email: email.trim() }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [sites.path] })
      say(messages.siteEdited)
      onClose()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => change.mutate(values))
  useSaveHotkey(() => submit())

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {change.isError && <Failure message={siteFailure(change.error)} />}
        <TextInput label="Site name" withAsterisk data-autofocus {...form.getInputProps('siteName')} />
        <TextInput
          label="Root slug"
          description="Part of every published address; it stays as it is."
          value={site.rootSlug}
          disabled
          readOnly
        />
        <NapSelect value={form.values.napId} onChange={(napId) => form.setFieldValue('napId', napId)} />
        <TextInput
          label="Email"
          description="Shown where a page says {email}"
          type="email"
          {...form.getInputProps('email')}
        />
        {site.targets.length > 1 && (
          <Select
            label="Primary place"
            description="Search engines are shown this one; the copies point to it. Publish again after a change."
            data={site.targets.map((target) => ({ value: target._id, label: targetName(target) }))}
            allowDeselect={false}
            {...form.getInputProps('primaryTargetId')}
          />
        )}
        <Switch
          label="Tell search engines of changed pages (IndexNow)"
          description="After each publication the addresses of changed pages are sent to Bing, Yandex, Naver, Seznam and Yep. Google does not take part."
          {...form.getInputProps('indexNow', { type: 'checkbox' })}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface SiteSettingsDialogProps {
  /** null: closed. */
  site: Site | null
  onClose: () => void
}

/** Name, business and email of a site, its primary place, and whether search engines are told. */
export const SiteSettingsDialog = ({ site, onClose }: SiteSettingsDialogProps) => (
  <Modal
    opened={site !== null}
    onClose={onClose}
    title="Site settings"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    {site !== null && <SiteSettings key={site._id} site={site} onClose={onClose} />}
  </Modal>
)
