import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Setting } from '@web2/contract/accounts'
import { mostFallbacks, type TextGenerator } from '@web2/contract/ai'
import { useState } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { ModelSelect } from '../../ai/model-select.tsx'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import classes from './api-keys.module.css'
import { useSaveWriters } from './use-save-writers.ts'

/** Moves the writer at this index one up. */
const movedUp = (writers: readonly TextGenerator[], at: number): TextGenerator[] => {
  const [before, moved] = [writers[at - 1], writers[at]]
  return before && moved ? writers.toSpliced(at - 1, 2, moved, before) : [...writers]
}

/** Models that write when another one fails, in order. */
export const FallbackWriters = ({ setting }: { setting: Setting }) => {
  const [isAdding, setAdding] = useState(false)
  const saving = useSaveWriters(setting)
  const writers = setting.fallbackWriters
  const save = (next: TextGenerator[], done: string) =>
    saving.mutate({ change: { fallbackWriters: next }, done })
  return (
    <article className={`card ${classes.service}`} aria-label="Fallback models">
      <Title order={3} size="h5">
        Fallback models
      </Title>
      <Text size="sm" c="dimmed">
        Used in this order when a model is switched off, its account is out of credit or its service stays
        busy. The text says which model wrote it.
      </Text>
      {writers.map((writer, at) => (
        <Group key={writerOf(writer)} gap="xs" wrap="nowrap" align="flex-start" className={classes.fallback}>
          <ModelSelect
            label={`Fallback ${at + 1}`}
            disabled={saving.isPending}
            value={writerOf(writer)}
            onChange={(next) => save(writers.with(at, generatorOf(next)), 'Fallback models saved')}
          />
          {writers.length > 1 && (
            <IconAction
              tip="Move up"
              name={`Move fallback ${at + 1} up`}
              size="lg"
              disabled={at === 0 || saving.isPending}
              onClick={() => save(movedUp(writers, at), 'Fallback models saved')}
            >
              <IconArrowUp size={18} aria-hidden />
            </IconAction>
          )}
          <IconAction
            tip="Remove"
            name={`Remove fallback ${at + 1}`}
            size="lg"
            disabled={saving.isPending}
            onClick={() => save(writers.toSpliced(at, 1), 'Fallback model removed')}
          >
            <IconTrash size={18} aria-hidden />
          </IconAction>
        </Group>
      ))}
      {isAdding && writers.length < mostFallbacks && (
        <ModelSelect
          label={`Fallback ${writers.length + 1}`}
          placeholder="Choose a model"
          disabled={saving.isPending}
          value=""
          onChange={(next) => {
            setAdding(false)
            save([...writers, generatorOf(next)], 'Fallback model added')
          }}
        />
      )}
      {writers.length < mostFallbacks && !isAdding && (
        <Group className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add fallback
          </Button>
        </Group>
      )}
    </article>
  )
}
