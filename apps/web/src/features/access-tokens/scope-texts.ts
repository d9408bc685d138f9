import type { AccessScope } from '@web2/contract'

/** What people are told of a scope. */
export const scopeTexts: Readonly<Record<AccessScope, { readonly label: string; readonly text: string }>> = {
  read: { label: 'Read', text: 'See content and usage' },
  write: { label: 'Write', text: 'See, add, change and delete content' },
  publish: { label: 'Publish', text: 'See content and publish sites' },
}

/** How long a token can last, the usual time first. */
export const lifetimes: readonly { readonly value: string; readonly label: string }[] = [
  { value: '90', label: '90 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until it is revoked' },
]
