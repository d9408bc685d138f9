import { Alert, Text } from '@mantine/core'
import type { TextProvider, TextGenerator } from '@web2/contract/ai'
import { useMissingWriter, useUsedWriter } from './used-writer.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { TextLink } from '../../ui/links.tsx'

/** The services of writers for whom nobody can write yet; none while that is not known. */
export const useMissingKeys = (writers: readonly TextGenerator[]): readonly TextProvider[] => {
  const used = useUsedWriter()
  return used ? [...new Set(writers.filter((writer) => !used(writer)).map(({ name }) => name))] : []
}

interface MissingKeysProps {
  readonly providers?: readonly TextProvider[]
  /** What else is missing, in sentences. */
  readonly reasons?: readonly string[]
}

/** What must be done before the services write and draw. */
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
