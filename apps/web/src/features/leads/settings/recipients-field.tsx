import { TagsInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface RecipientsFieldProps {
  readonly label: string
  readonly description: string
  readonly value: readonly string[]
  readonly error?: ReactNode
  readonly onChange: (addresses: string[]) => void
  /** Path by which a form finds the field, to focus it after an error. */
  readonly 'data-path'?: string
}

const email = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/

/** Email addresses, one after the other. Returns the message for the first that is none. */
export const recipientsError = (addresses: readonly string[]): string | null => {
  const wrong = addresses.find((address) => !email.test(address))
  return wrong === undefined ? null : `“${wrong}” isn’t an email address`
}

/** 'a@example.com, b@example.com;' as typed or pasted: each address once, without what separates them. */
export const splitAddresses = (typed: readonly string[]): string[] => [
  ...new Set(typed.flatMap((text) => text.split(/[\s,;]+/)).filter((address) => address !== '')),
]

/** Field of several email addresses. */
export const RecipientsField = ({ value, onChange, ...field }: RecipientsFieldProps) => (
  <TagsInput
    {...field}
    placeholder={value.length === 0 ? 'name@example.com' : ''}
    maxTags={20}
    splitChars={[',', ';', ' ']}
    acceptValueOnBlur
    clearable
    clearButtonProps={{ 'aria-label': 'Remove all' }}
    value={[...value]}
    onChange={(addresses) => onChange(splitAddresses(addresses))}
  />
)
