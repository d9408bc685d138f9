import { Checkbox, type CheckboxProps } from '@mantine/core'

interface HttpConsentProps extends CheckboxProps {
  /** Kind of secret to be sent. */
  secret: 'password' | 'keys'
}

/** Consent to sending secrets to an http:// URL. */
export const HttpConsent = ({ secret, ...props }: HttpConsentProps) => (
  <Checkbox
    label={`Send the ${secret} unencrypted`}
    // a refusal says the same
    description={
      props.error
        ? undefined
        : `The URL starts with http, so others on the network can read the ${secret}. Use https if you can.`
    }
    {...props}
  />
)
