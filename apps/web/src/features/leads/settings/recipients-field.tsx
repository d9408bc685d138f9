import { TagsInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface RecipientsFieldProps {
  readonly label: string
  readonly description: string
  readonly value: readonly string[]
  readonly error?: ReactNode
  readonly onChange: (addresses: string[]) => void
}

const email = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/

/** Email addresses, one after the other. Returns the message for the first that is none. */
export const recipientsError = (addresses: readonly string[]): string | null => {
  const wrong = addresses.find((address) => !email.test(address))
  return wrong === undefined ? null : `“${wrong}” isn’t an email address`
}

/** Field of several email addresses. */
export const RecipientsField = ({ label, description, value, error, onChange }: RecipientsFieldProps) => (
  <TagsInput
    label={label}
    description={description}
    placeholder={value.length === 0 ? 'name@example.com' : ''}
    maxTags={20}
    splitChars={[',', ';', ' ']}
    acceptValueOnBlur
    clearable
    clearButtonProps={{ 'aria-label': 'Remove all' }}
    value={[...value]}
    error={error}
    onChange={(addresses) => onChange(addresses.map((address) => address.trim()).filter(Boolean))}
  />
)
