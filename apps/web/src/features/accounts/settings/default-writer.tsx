import { Button, Group, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Setting } from '@web2/contract/accounts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { settings } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import { ModelSelect } from '../../ai/model-select.tsx'
import { isOnlyEndpoint } from './first-default.ts'
import { settingRecord } from './settings-api.ts'
import classes from './api-keys.module.css'

/** Who writes where a card, a prompt stacker or Zoomer names a service that has no key here. */
export const DefaultWriter = ({ setting }: { setting: Setting }) => {
  const choosing = useMutation({
    mutationFn: (writer: string | null) =>
      settings.patch(setting._id, { defaultWriter: writer === null ? null : generatorOf(writer) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingRecord.queryKey, saved)
      showSuccess(saved.defaultWriter === null ? 'Default model cleared' : 'Default model saved')
    },
    onError: (error) => showError(sentenceFor(error)),
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
        onChange={(writer) => choosing.mutate(writer)}
      />
      {setting.defaultWriter !== null ? (
        <Group gap="xs" className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={choosing.isPending}
            onClick={() => choosing.mutate(null)}
            aria-label="Clear default model"
          >
            Clear
          </Button>
        </Group>
      ) : (
        isOnlyEndpoint(setting) && (
          <Text size="sm" c="dimmed">
            Choose a model. Your own endpoint is the only connected service, and it has no default model.
          </Text>
        )
      )}
    </article>
  )
}
