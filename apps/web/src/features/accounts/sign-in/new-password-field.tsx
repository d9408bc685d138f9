import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { limits, messages } from '@web2/contract/core'

/** Returns why a text can't be a password; null if it can. */
export const newPasswordProblem = (password: string): string | null => {
  if (password === '') return messages.required
  if (password.length < limits.passwordMin) return `Use at least ${limits.passwordMin} characters.`
  if (password.length > limits.passwordMax) return `Use at most ${limits.passwordMax} characters.`
  return null
}

/** Where a password is chosen. */
export const NewPasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    label="Password"
    description={`At least ${limits.passwordMin} characters`}
    autoComplete="new-password"
    visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
    {...props}
  />
)
