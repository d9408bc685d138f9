import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messages, textProviderLabels, type TextProvider } from '@web2/contract'
import { hasKey, keySettings } from '../../lib/writing/models.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { TextLink } from '../links.tsx'

/** The services among these that have no key yet; none while that is not known. */
export const useMissingKeys = (providers: readonly TextProvider[]): readonly TextProvider[] => {
  const setting = useQuery(keySettings)
  const record = setting.data
  return record ? [...new Set(providers)].filter((provider) => !hasKey(record, provider)) : []
}

interface MissingKeysProps {
  readonly providers?: readonly TextProvider[]
  /** What else is missing, in sentences. */
  readonly reasons?: readonly string[]
}

/** What must be done before the services write and draw. */
export const MissingKeys = ({ providers = [], reasons = [] }: MissingKeysProps) => {
  const canManage = useCan('settings:manage')
  const sentences = [
    ...providers.map((provider) => messages.providerKeyMissing(textProviderLabels[provider])),
    ...reasons,
  ]
  if (sentences.length === 0) return null
  return (
    <Alert color="yellow" variant="light" role="status">
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {canManage && (
        <TextLink to="/settings/api-keys" size="sm" underline="always">
          Open Settings
        </TextLink>
      )}
    </Alert>
  )
}
