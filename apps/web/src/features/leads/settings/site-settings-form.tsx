import { Button, Select, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { LeadSettings } from '@web2/contract/leads'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { settingsOf } from '../leads-api.ts'
import { leadSettings } from '../resources.ts'
import { CallFields } from './call-fields.tsx'
import { RecipientsField, recipientsError } from './recipients-field.tsx'
import classes from './lead-settings.module.css'

const keepForever = 'forever'

const periods: readonly { readonly value: string; readonly label: string }[] = [
  { value: keepForever, label: 'Until you delete them' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: '1 year' },
  { value: '730', label: '2 years' },
  { value: '1825', label: '5 years' },
]

const valuesOf = (settings: LeadSettings) => ({
  recipients: [...settings.recipients],
  mailsEach: settings.mailsEach,
  mailsDigest: settings.mailsDigest,
  autoreply: settings.autoreply,
  autoreplySubject: settings.autoreplySubject,
  autoreplyText: settings.autoreplyText,
  countCalls: settings.countCalls,
  trackingNumber: settings.trackingNumber,
  retention: settings.retentionDays === null ? keepForever : String(settings.retentionDays),
})

type Values = ReturnType<typeof valuesOf>

const patchOf = ({ retention, ...values }: Values) => ({
  ...values,
  retentionDays: retention === keepForever ? null : Number(retention),
})

const requiredFor = (isOn: boolean, text: string) => (isOn && text.trim() === '' ? messages.required : null)

const Preview = ({ subject, text }: { readonly subject: string; readonly text: string }) => (
  <div className={classes.preview} role="group" aria-label="Preview of the automatic reply">
    <Text size="sm" fw={600}>
      {subject.trim() === '' ? 'Subject' : subject}
    </Text>
    <Text size="sm" mt="xs">
      {text.trim() === '' ? 'Your message appears here' : text}
    </Text>
  </div>
)

/** Settings of a site for its leads. */
const Fields = ({ settings, onSaved }: { readonly settings: LeadSettings; readonly onSaved: () => void }) => {
  const client = useQueryClient()
  const form = useForm<Values>({
    initialValues: valuesOf(settings),
    validate: {
      recipients: recipientsError,
      autoreplySubject: (subject, { autoreply }) => requiredFor(autoreply, subject),
      autoreplyText: (text, { autoreply }) => requiredFor(autoreply, text),
    },
  })
  const { submit, saving } = useFormSave(form, {
    key: ['save-lead-settings'],
    save: (values) => leadSettings.patch(settings.siteId, patchOf(values)),
    onSaved: (saved) => {
      client.setQueryData(settingsOf(settings.siteId).queryKey, saved)
      const isLive =
        saved.countCalls === settings.countCalls && saved.trackingNumber === settings.trackingNumber
      showSuccess(isLive ? 'Settings saved' : 'Settings saved. Publish the site to update its phone numbers.')
      form.resetDirty()
      onSaved()
    },
  })
  useUnsavedGuard(
    () => form.isDirty(),
    () => form.reset(),
  )
  const { values } = form
  const isKnownPeriod = periods.some(({ value }) => value === values.retention)
  return (
    <form onSubmit={submit} noValidate className="card">
      <FormSection title="New leads" text="All members also get a notification in the app.">
        <Cell span={6}>
          <FormFailure error={saving.error} />
          <RecipientsField
            label="Email recipients"
            description="If empty, the account owner gets the emails"
            {...form.getInputProps('recipients')}
            value={values.recipients}
          />
        </Cell>
        <Cell span={6}>
          <Switch label="Email for each lead" {...form.getInputProps('mailsEach', { type: 'checkbox' })} />
        </Cell>
        <Cell span={6}>
          <Switch
            label="Daily summary"
            description="One email each morning with the number of new leads"
            {...form.getInputProps('mailsDigest', { type: 'checkbox' })}
          />
        </Cell>
      </FormSection>
      <FormSection
        title="Automatic reply"
        text="Sent to visitors who leave an email address, at most once a day. It never quotes their entries. Leads you release from spam get no automatic reply."
      >
        <Cell span={6}>
          <Switch label="Reply automatically" {...form.getInputProps('autoreply', { type: 'checkbox' })} />
        </Cell>
        {values.autoreply && (
          <>
            <Cell span={6}>
              <TextInput
                label="Subject"
                withAsterisk
                maxLength={200}
                {...form.getInputProps('autoreplySubject')}
              />
            </Cell>
            <Cell span={6}>
              <Textarea
                label="Message"
                withAsterisk
                autosize
                minRows={5}
                maxRows={16}
                maxLength={5_000}
                {...form.getInputProps('autoreplyText')}
              />
            </Cell>
            <Cell span={6}>
              <Preview subject={values.autoreplySubject} text={values.autoreplyText} />
            </Cell>
          </>
        )}
      </FormSection>
      <CallFields form={form} />
      <FormSection
        title="Data retention"
        text="Deleted leads can’t be restored. Existing backups still contain them."
      >
        <Cell>
          <Select
            label="Keep leads"
            allowDeselect={false}
            data={[
              ...periods,
              ...(isKnownPeriod ? [] : [{ value: values.retention, label: `${values.retention} days` }]),
            ]}
            {...form.getInputProps('retention')}
          />
        </Cell>
      </FormSection>
      <FormBar p="md">
        <Button type="submit" loading={saving.isPending} disabled={!form.isDirty()}>
          Save
        </Button>
      </FormBar>
    </form>
  )
}

/** The form of a site's settings; it starts from the stored values after each save. */
export const SiteSettingsForm = ({ settings }: { readonly settings: LeadSettings }) => {
  const [saves, setSaves] = useState(0)
  return <Fields key={saves} settings={settings} onSaved={() => setSaves(saves + 1)} />
}
