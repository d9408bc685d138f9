import { Button, Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadForm } from '@web2/contract/leads'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { LeadCard } from '../lead-card.tsx'
import { formsOf } from '../leads-api.ts'
import { leadForms } from '../resources.ts'
import { byPlace, differenceOf, fieldsOf, formInPlace, placeOf } from './form-words.ts'
import { RecipientsField, recipientsError } from './recipients-field.tsx'
import classes from './lead-settings.module.css'

const joined = (separator: string, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(separator)

interface RecipientsDialogProps {
  readonly form: LeadForm
  /** The form as it is called in a sentence. */
  readonly called: string
  readonly onClose: () => void
}

const RecipientsDialog = ({ form, called, onClose }: RecipientsDialogProps) => {
  const client = useQueryClient()
  const [isOwn, setOwn] = useState(form.recipients !== null)
  const [recipients, setRecipients] = useState<readonly string[]>(form.recipients ?? [])
  const [wrong, setWrong] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: () => leadForms.patch(form._id, { recipients: isOwn ? [...recipients] : null }),
    onSuccess: () => {
      showSuccess('Recipients saved')
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [leadForms.path] }),
  })
  const submit = () => {
    const error =
      isOwn && recipients.length === 0 ? 'Enter at least one email address' : recipientsError(recipients)
    setWrong(isOwn ? error : null)
    if (!isOwn || error === null) saving.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={`Recipients of ${called}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <FormFailure error={saving.error} />
          <Radio.Group
            aria-label="Recipients"
            value={isOwn ? 'own' : 'site'}
            onChange={(value) => setOwn(value === 'own')}
          >
            <Stack gap="xs">
              <Radio value="site" label="Site recipients" />
              <Radio value="own" label="Other recipients" />
            </Stack>
          </Radio.Group>
          {isOwn && (
            <RecipientsField
              label="Email recipients"
              description="They get the leads of this form only"
              value={recipients}
              error={wrong ?? fieldErrors(saving.error)['recipients']}
              onChange={setRecipients}
            />
          )}
          <DialogActions gap="sm" onCancel={onClose} type="submit" loading={saving.isPending}>
            Save
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}

const recipientsOf = ({ recipients }: LeadForm): string =>
  recipients === null ? 'Leads go to the site’s recipients' : `Leads go to ${recipients.join(', ')}`

/** Forms of a site that were published, with the recipients of each. */
export const FormsOfSite = ({ siteId }: { readonly siteId: string }) => {
  const forms = useQuery(formsOf(siteId))
  const [edited, setEdited] = useState<LeadForm | null>(null)
  const all = byPlace(forms.data ?? [])
  const nameIn = (form: LeadForm) => joined(', ', formInPlace(form), differenceOf(form, all))
  return (
    <LeadCard title="Forms" className={classes.card}>
      <QueryState query={forms} of="rows" />
      {forms.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          No forms published yet. Set “Where entries go” to Leads for a form, then publish the site.
        </Text>
      )}
      <ul className={classes.forms}>
        {all.map((form) => (
          <li key={form._id}>
            <div className={classes.formWords}>
              <Text size="sm" fw={500}>
                {form.name}
              </Text>
              <Text size="sm" c="dimmed" id={`${form._id}-fields`}>
                {joined(' · ', joined(', ', placeOf(form), differenceOf(form, all)), fieldsOf(form))}
              </Text>
              <Text size="sm" c="dimmed">
                {recipientsOf(form)}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`Change recipients of ${nameIn(form)}`}
              aria-describedby={`${form._id}-fields`}
              onClick={() => setEdited(form)}
            >
              Change recipients
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <RecipientsDialog
          key={edited._id}
          form={edited}
          called={nameIn(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </LeadCard>
  )
}
