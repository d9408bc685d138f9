import { Button, Group, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Setting } from '@web2/contract/accounts'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import { ModelSelect } from '../../ai/model-select.tsx'
import { onlyEndpoint } from './first-default.ts'
import classes from './api-keys.module.css'
import { useSaveWriters } from './use-save-writers.ts'

/** Who writes where a card, a prompt stacker or Zoomer names a service that has no key here. */
export const DefaultWriter = ({ setting }: { setting: Setting }) => {
  const choosing = useSaveWriters(setting)
  const choose = (writer: string | null) =>
    choosing.mutate({
      change: { defaultWriter: writer === null ? null : generatorOf(writer) },
      done: writer === null ? 'Default model cleared' : 'Default model saved',
    })
  return (
    <article className={`card ${classes.service}`} aria-label="Default text model">
      <Title order={3} size="h5">
        Default text model{' '}
      </Title>
      <Text size="sm" c="dimmed">
        Used when an outline, preset, prompt stacker or Zoomer bulk names a service that has no key.
      </Text>
      <ModelSelect
        label="Service and model"
        placeholder="First service with a key"
        value={setting.defaultWriter ? writerOf(setting.defaultWriter) : ''}
        onChange={choose}
      />
      {setting.defaultWriter !== null ? (
        <Group gap="xs" className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={choosing.isPending}
            onClick={() => choose(null)}
            aria-label="Clear default model"
          >
            Clear
          </Button>
        </Group>
      ) : (
        onlyEndpoint(setting) !== undefined && (
          <Text size="sm" c="dimmed">
            Choose a model. The only connected service has no default model.
          </Text>
        )
      )}
    </article>
  )
}
