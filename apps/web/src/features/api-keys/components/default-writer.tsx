import { Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Setting } from '@web2/contract'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { settings } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { generatorOf, writerOf } from '../../../lib/writing/writer.ts'
import { ModelSelect } from '../../../ui/writing/model-select.tsx'
import { settingRecord } from '../api/settings-api.ts'
import classes from './api-keys.module.css'

/** Who writes where a card, a prompt stacker or Zoomer names a service that has no key here. */
export const DefaultWriter = ({ setting }: { setting: Setting }) => {
  const choosing = useMutation({
    mutationFn: (writer: string) => settings.patch(setting._id, { defaultWriter: generatorOf(writer) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingRecord.queryKey, saved)
      say('The default was saved.')
    },
    onError: (error) => sayFailure(sentenceFor(error)),
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
    </article>
  )
}
