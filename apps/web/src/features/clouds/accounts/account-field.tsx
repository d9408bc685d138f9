import { NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { CloudAccount, CloudCapabilities, CloudField } from '@web2/contract/clouds'
import { isPlainAddress } from '../../../lib/plain-http.ts'
import { HttpConsent } from '../../../ui/form/http-consent.tsx'
import { isKey, type AccountValues } from './account-values.ts'

interface AccountFieldProps {
  field: CloudField
  capabilities: CloudCapabilities
  /** null: a new account. */
  account: CloudAccount | null
  form: UseFormReturnType<AccountValues>
}

const hidden = (last4: string) => `•••• ${last4}`

/** Description of a key that is already stored. */
const storedKey = (field: CloudField, account: CloudAccount | null) => {
  if (account === null || !isKey(field.name) || !account[field.name].set) return {}
  return {
    description: 'Leave empty to keep the current key',
    placeholder: hidden(account[field.name].last4),
  }
}

/** One field of an account's form, as its cloud describes it. */
export const AccountField = ({ field, capabilities, account, form }: AccountFieldProps) => {
  const { name, label, required, help, placeholder } = field
  const props = {
    label,
    ...(help === undefined ? {} : { description: help }),
    ...(placeholder === undefined ? {} : { placeholder }),
    withAsterisk: required && (account === null || !isKey(name)),
    ...form.getInputProps(name),
  }
  if (name === 'region' && capabilities.regions.length > 0)
    return (
      <NativeSelect
        {...props}
        data={capabilities.regions.map((region) => ({
          value: region.id,
          label: `${region.name} (${region.id})`,
        }))}
      />
    )
  if (name === 'secretKey' || name === 'apiToken')
    return (
      <PasswordInput
        {...props}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': `Show or hide ${label}`, tabIndex: 0 }}
        {...storedKey(field, account)}
      />
    )
  if (name === 'endpoint')
    return (
      <>
        <TextInput {...props} type="url" />
        {isPlainAddress(form.values.endpoint) && (
          <HttpConsent secret="keys" {...form.getInputProps('allowsHttp', { type: 'checkbox' })} />
        )}
      </>
    )
  if (name === 'website') return <TextInput {...props} type="url" />
  return <TextInput {...props} autoComplete="off" {...storedKey(field, account)} />
}
