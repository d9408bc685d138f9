import classes from './cloud-accounts.module.css'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import {
  cloudLimits,
  type CloudAccount,
  type CloudSetting,
  type CloudCapabilities,
} from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { cloudAccounts, cloudSettings, testCloudAccount, testNewCloudAccount } from '../resources.ts'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TestAnswer } from '../../../ui/form/test-answer.tsx'
import { TryAndSave } from '../../../ui/form/try-and-save.tsx'
import {
  accountData,
  accountProblems,
  accountValues,
  emptyAccount,
  type AccountValues,
} from './account-values.ts'
import { AccountField } from './account-field.tsx'

/** Limits of a cloud, and notes before publishing there. */
const CloudLimits = ({ capabilities }: { capabilities: CloudCapabilities }) => {
  const limits = cloudLimits(capabilities)
  if (limits.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        Good to know
      </Text>
      <ul className={classes.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  )
}

interface AccountFormProps {
  /** null: a new account. */
  account: CloudAccount | null
  /** Where a new account is proposed. */
  at: CloudSetting
  clouds: readonly CloudSetting[]
  onClose: () => void
}

/** The keys of an account at a cloud; the fields are those its cloud names. */
export const AccountForm = ({ account, at, clouds, onClose }: AccountFormProps) => {
  const isNew = account === null
  const settingOf = (cloud: CloudName) => clouds.find((setting) => setting.cloud === cloud) ?? at
  const form = useForm<AccountValues>({
    initialValues: isNew ? emptyAccount(at) : accountValues(account),
    validate: (values) => accountProblems(values, settingOf(values.cloud).capabilities, isNew),
  })
  const { capabilities } = settingOf(form.values.cloud)
  const data = (values: AccountValues) => accountData(values, settingOf(values.cloud).capabilities)

  const test = useMutation({
    mutationFn: (values: AccountValues) =>
      isNew ? testNewCloudAccount(data(values)) : testCloudAccount(account._id, data(values)),
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const { submit, saving } = useFormSave(form, {
    key: ['save-cloud-account', account?._id ?? 'new'],
    save: (values) => {
      test.reset()
      return isNew ? cloudAccounts.create(data(values)) : cloudAccounts.patch(account._id, data(values))
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: [cloudAccounts.path] })
      // its card shows the result as soon as there is one
      void testCloudAccount(saved._id)
        .catch(() => undefined)
        .then(() => queryClient.invalidateQueries({ queryKey: [cloudAccounts.path] }))
      void queryClient.invalidateQueries({ queryKey: [cloudSettings.path] })
      showSuccess(`“${saved.label}” saved`)
      onClose()
    },
  })
  const refused = Object.keys(fieldErrors(saving.error))
  const inline = refused.length > 0 && refused.every((field) => field in form.values)
  const moveTo = (cloud: CloudName) => {
    test.reset()
    form.clearErrors()
    form.setValues(emptyAccount(settingOf(cloud), form.values.label))
  }

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {saving.isError && !inline && <Failure message={sentenceFor(saving.error)} />}
        <NativeSelect
          label="Cloud"
          leftSection={<BrandLogo of={form.values.cloud} />}
          disabled={!isNew}
          data={clouds.map(({ cloud, name }) => ({ value: cloud, label: name }))}
          value={form.values.cloud}
          onChange={(event) => moveTo(event.currentTarget.value as CloudName)}
        />
        <Text size="sm" c="dimmed">
          {capabilities.help}
        </Text>
        <TextInput label="Label" withAsterisk data-autofocus {...form.getInputProps('label')} />
        {capabilities.fields.map((field) => (
          <AccountField
            key={`${form.values.cloud} ${field.name}`}
            field={field}
            capabilities={capabilities}
            account={account}
            form={form}
          />
        ))}
        <Text size="xs" c="dimmed">
          Keys are encrypted and never shown again.
        </Text>
        <CloudLimits capabilities={capabilities} />
        <TestAnswer answer={test.data} error={test.isError ? test.error : null} />
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
