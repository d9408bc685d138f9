import { Alert, Radio, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LeadSettings } from '@web2/contract/leads'
import { formReachProblem } from '@web2/contract/sites'
import { fetchVersion } from '../../../lib/api/version.ts'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'

/** Values of the section. */
export type CallValues = Pick<LeadSettings, 'countCalls' | 'trackingNumber'>

const choices: readonly {
  readonly value: CallValues['countCalls']
  readonly label: string
  readonly description?: string
}[] = [
  { value: 'off', label: 'Don’t count' },
  {
    value: 'hosted',
    label: 'On the built-in host',
    description: 'Phone links stay as they are.',
  },
  {
    value: 'redirect',
    label: 'At all destinations',
    description: 'Phone links outside the built-in host go through this installation first.',
  },
]

/** Warns that calls from other hosts depend on this installation, or that they can't be counted there. */
const RedirectWarning = () => {
  const { data } = useQuery({ queryKey: ['version'], queryFn: fetchVersion })
  const isOutOfReach = data !== undefined && formReachProblem(data.publicUrl, undefined) !== null
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title="Calls depend on this installation"
    >
      <Stack gap="xs">
        <Text size="sm">
          While this installation is offline, phone links outside the built-in host don’t work.
        </Text>
        {isOutOfReach && (
          <Text size="sm">
            Visitors of public sites can’t reach PUBLIC_URL ({data.publicUrl}). Until it is a public https://
            URL, their phone links stay as they are, and their calls aren’t counted.
          </Text>
        )}
      </Stack>
    </Alert>
  )
}

/** Tracking number of a site, and where taps on its phone numbers are counted. */
export const CallFields = <Values extends CallValues>({
  form,
}: {
  readonly form: UseFormReturnType<Values>
}) => (
  <FormSection
    title="Calls"
    text="Counts taps on phone numbers by page and day. Nothing about the visitor is stored. Changes apply when you publish the site again."
  >
    <Cell span={6}>
      <TextInput
        label="Tracking number"
        description="Shown on the site instead of the phone number of its business listing (NAP). Search engines still get the listing’s number in the structured data."
        type="tel"
        autoComplete="off"
        styles={{ wrapper: { maxWidth: 360 } }}
        maxLength={40}
        {...form.getInputProps('trackingNumber')}
      />
    </Cell>
    <Cell span={6}>
      <Radio.Group label="Count calls" {...form.getInputProps('countCalls')}>
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} />
          ))}
        </Stack>
      </Radio.Group>
    </Cell>
    {form.values.countCalls === 'redirect' && (
      <Cell span={6}>
        <RedirectWarning />
      </Cell>
    )}
  </FormSection>
)
