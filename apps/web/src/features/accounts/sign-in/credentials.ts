import { messages } from '@web2/contract/core'

/** Enough to catch a slip of the keyboard; whether the address exists, only a mail can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailProblem = (email: string): string | null => {
  if (email.trim() === '') return messages.required
  return emailPattern.test(email.trim()) ? null : 'Enter a valid email address, such as you@example.com.'
}

export const requiredProblem = (text: string): string | null =>
  text.trim() === '' ? messages.required : null
