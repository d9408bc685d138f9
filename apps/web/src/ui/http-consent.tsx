import { Checkbox, type CheckboxProps } from '@mantine/core'

interface HttpConsentProps extends CheckboxProps {
  /** What would be sent. */
  secret: 'password' | 'keys'
}

/** Asked for beside an address that begins with http: whoever goes on knows what it means. */
export const HttpConsent = ({ secret, ...props }: HttpConsentProps) => (
  <Checkbox
    label={`Send the ${secret} without encryption`}
    // a refusal says the same
    description={
      props.error
        ? undefined
        : `This address starts with http, so anyone on the way can read the ${secret}. Use https if you can.`
    }
    {...props}
  />
)
