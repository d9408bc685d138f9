import { limits, messages } from '@web2/contract'

/** Enough to catch a slip of the keyboard; whether the address exists, only a mail can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailProblem = (email: string): string | null => {
  if (email.trim() === '') return messages.required
  return emailPattern.test(email.trim()) ? null : 'This is not an email address, such as you@example.com.'
}

export const newPasswordProblem = (password: string): string | null => {
  if (password === '') return messages.required
  if (password.length < limits.passwordMin) return `Use at least ${limits.passwordMin} characters.`
  if (password.length > limits.passwordMax) return `Use at most ${limits.passwordMax} characters.`
  return null
}

export const requiredProblem = (text: string): string | null =>
  text.trim() === '' ? messages.required : null
