import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { limits } from '@web2/contract'

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
