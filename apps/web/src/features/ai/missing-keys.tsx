import { Alert, Text } from '@mantine/core'
import type { TextProvider, TextGenerator } from '@web2/contract/ai'
import { useMissingWriter, useUsedWriter } from './used-writer.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { TextLink } from '../../ui/links.tsx'

/** Returns the services among these that need an API key; empty until the settings are known. */
export const useMissingKeys = (writers: readonly TextGenerator[]): readonly TextProvider[] => {
  const used = useUsedWriter()
  return used ? [...new Set(writers.filter((writer) => !used(writer)).map(({ name }) => name))] : []
}

interface MissingKeysProps {
  readonly providers?: readonly TextProvider[]
  /** Further missing conditions, as sentences. */
  readonly reasons?: readonly string[]
}

/** Notice of what must be set up before the services can write and draw. */
export const MissingKeys = ({ providers = [], reasons = [] }: MissingKeysProps) => {
  const canManage = useCan('settings:manage')
  const missing = useMissingWriter()
  const sentences = [...new Set(missing ? providers.map(missing) : []), ...reasons]
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
