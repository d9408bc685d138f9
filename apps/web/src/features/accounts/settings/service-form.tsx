import { PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { settingServiceLabels, type Setting } from '@web2/contract/accounts'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { settings, testSetting } from '../resources.ts'
import { namesFields } from '../../../lib/forms/names-fields.ts'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { HttpConsent } from '../../../ui/form/http-consent.tsx'
import { TestAnswer } from '../../../ui/form/test-answer.tsx'
import { TryAndSave } from '../../../ui/form/try-and-save.tsx'
import { settingRecord } from './settings-api.ts'
import type { ServiceCardText, ServiceField } from './service-fields.ts'
import {
  initialValues,
  isUnencrypted,
  ownErrors,
  serviceChange,
  serviceProblems,
  storedIn,
  type ServiceValues,
} from './service-values.ts'
import { MidjourneyNotice } from './midjourney-notice.tsx'
import { ReturnAddress } from './return-address.tsx'

interface ServiceFormProps {
  card: ServiceCardText
  setting: Setting
  onSaved: (saved: Setting) => void
  onClose: () => void
}

interface FieldProps {
  field: ServiceField
  stored: { isSet: boolean; text: string }
  form: UseFormReturnType<ServiceValues>
  isFirst: boolean
}

const Field = ({ field, stored, form, isFirst }: FieldProps) => {
  const { name, label, help, isSecret, required } = field
  const keep = isSecret && stored.isSet
  const description = keep ? 'Leave empty to keep the current value' : help
  const placeholder = keep ? stored.text : field.placeholder
  const props = {
    label,
    withAsterisk: required && !keep,
    ...(description === undefined ? {} : { description }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(isFirst ? { 'data-autofocus': true } : {}),
    ...form.getInputProps(name),
  }
  if (!isSecret || field.isOpen) return <TextInput {...props} autoComplete="off" />
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide ${label}`, tabIndex: 0 }}
    />
  )
}

/** Form for the keys of one service; it never contains stored secrets. */
export const ServiceForm = ({ card, setting, onSaved, onClose }: ServiceFormProps) => {
  const { service, fields } = card
  const label = settingServiceLabels[service]
  const form = useForm<ServiceValues>({
    initialValues: initialValues(setting, card),
    validate: (values) => serviceProblems(values, setting, card),
  })
  const [allowsHttp, setAllowsHttp] = useState(false)
  const change = (values: ServiceValues) => serviceChange(values, setting, card, allowsHttp)
  const errorsOf = (error: unknown) => ownErrors(fieldErrors(error), service)

  const test = useMutation({
    mutationFn: (values: ServiceValues) => testSetting(service, change(values)),
    onError: (error) => form.setErrors(errorsOf(error)),
  })
  const { submit, saving } = useFormSave(form, {
    key: ['save-settings', service],
    save: (values) => {
      test.reset()
      return settings.patch(setting._id, change(values))
    },
    onSaved: (saved) => {
      queryClient.setQueryData(settingRecord.queryKey, saved)
      showSuccess(`${label} saved`)
      onSaved(saved)
      onClose()
    },
    errorsOf,
  })

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {service === 'midjourney' && <MidjourneyNotice hasGateway={setting.midjourney.hasGateway} />}
        {card.asksForReturn && <ReturnAddress address={setting.returnAddress} />}
        <FormFailure error={saving.error} />
        {fields.map((field, at) => (
          <Field
            key={field.name}
            field={field}
            stored={storedIn(setting, service, field)}
            form={form}
            isFirst={at === 0}
          />
        ))}
        {isUnencrypted(form.values, card) && (
          <HttpConsent
            secret="keys"
            checked={allowsHttp}
            error={form.errors.allowsHttp}
            onChange={(event) => {
              setAllowsHttp(event.currentTarget.checked)
              form.clearFieldError('allowsHttp')
            }}
          />
        )}
        <Text size="xs" c="dimmed">
          Keys are encrypted and never shown again.
        </Text>
        <TestAnswer answer={test.data} error={namesFields(test.error) ? null : test.error} />
        <TryAndSave
          isTrying={test.isPending}
          isSaving={saving.isPending}
          onTry={() => {
            if (!form.validate().hasErrors) test.mutate(form.values)
          }}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
