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
      showSuccess(saved.defaultWriter === null ? 'The default was cleared.' : 'The default was saved.')
    },
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <article className={`card ${classes.service}`} aria-label="Default for texts">
      <Title order={3} size="h5">
        Default for texts
      </Title>
      <Text size="sm" c="dimmed">
        Writes the texts of cards, presets, prompt stackers and Zoomer that name a service without a key.
      </Text>
      <ModelSelect
        label="Service and model"
        placeholder="The first service with a key"
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
            aria-label="Clear the default"
          >
            Clear
          </Button>
        </Group>
      ) : (
        isOnlyEndpoint(setting) && (
          <Text size="sm" c="dimmed">
            Choose a model: your endpoint is the only service with a key, and it has no default of its own.
          </Text>
        )
      )}
    </article>
  )
}
