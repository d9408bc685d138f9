import { Alert, Badge, Button, Group, Stack, Text, Textarea, type MantineColor } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { defaultTextGenerator } from '@web2/contract/ai'
import {
  cardTextLength,
  type GeneratedCardStatus,
  type GenerationCard,
  type GenerationCardPatch,
} from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { generationCards } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useGrowingText } from './use-streamed-text.ts'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import { Failure } from '../../../ui/failure.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ModelSelect } from '../../ai/model-select.tsx'
import classes from './written-text.module.css'

const shown: Readonly<Record<GeneratedCardStatus, { label: string; color: MantineColor }>> = {
  waiting: { label: 'Queued', color: 'gray' },
  writing: { label: 'Generating', color: 'blue' },
  written: { label: 'Generated', color: 'harbour' },
  stopped: { label: 'Stopped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
}

type Doing = 'edit' | 'again' | null

interface EditorProps {
  readonly card: GenerationCard
  readonly pending: boolean
  readonly onSend: (change: GenerationCardPatch) => void
  readonly onCancel: () => void
}

const TextEditor = ({ card, pending, onSend, onCancel }: EditorProps) => {
  const [text, setText] = useState(card.text)
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={`Text of ${card.title}`}
        autosize
        minRows={2}
        maxRows={24}
        maxLength={cardTextLength}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="xs" loading={pending} onClick={() => onSend({ text })}>
          Save text
        </Button>
      </Group>
    </Stack>
  )
}

const AgainForm = ({ card, pending, onSend, onCancel }: EditorProps) => {
  const [prompt, setPrompt] = useState(card.prompt)
  const [writer, setWriter] = useState(writerOf(card.generateTextBy ?? defaultTextGenerator))
  return (
    <Stack gap="xs">
      {card.edited && (
        <Alert color="yellow" variant="light" role="status" p="xs">
          You edited this section. Regenerating replaces your text, but you can restore it.
        </Alert>
      )}
      <Textarea
        label="Prompt"
        {...(card.type === 'step'
          ? { withAsterisk: true }
          : { description: 'Leave empty to use the default prompt' })}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={20_000}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      {card.type !== 'image' && <ModelSelect value={writer} onChange={setWriter} />}
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="xs"
          loading={pending}
          onClick={() =>
            onSend({
              regenerate: true,
              ...(card.type === 'image' ? {} : { generateTextBy: generatorOf(writer) }),
              prompt: prompt.trim(),
            })
          }
        >
          Regenerate
        </Button>
      </Group>
    </Stack>
  )
}

interface KeptProps {
  readonly card: GenerationCard
  readonly kept: NonNullable<GenerationCard['kept']>
  readonly name: string
  readonly pending: boolean
  readonly onRestore: () => void
}

/** Button that restores the text from before it was rewritten. */
const Kept = ({ card: { type }, kept, name, pending, onRestore }: KeptProps) => (
  <Group gap="xs">
    <Text size="xs" c="dimmed">
      {type === 'image' ? 'Previous image saved' : kept.edited ? 'Your text saved' : 'Previous text saved'}
    </Text>
    <Button
      size="compact-xs"
      variant="default"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      aria-label={`Restore ${name}`}
      title={type === 'image' ? undefined : kept.text.slice(0, 300)}
      loading={pending}
      onClick={onRestore}
    >
      Restore
    </Button>
  </Group>
)

interface WrittenTextProps {
  readonly card: GenerationCard
  /** Name among the others, if the title is not unique. */
  readonly name?: string
  /** Nesting level. */
  readonly level?: number
  readonly canWrite: boolean
}

/** One text of a generation, streamed, with its own actions. */
export const WrittenText = ({ card, name = card.title, level = 0, canWrite }: WrittenTextProps) => {
  const text = useGrowingText(card)
  const [doing, setDoing] = useState<Doing>(null)
  const changing = useMutation({
    mutationFn: (change: GenerationCardPatch) => generationCards.patch(card._id, change),
    onSuccess: () => {
      setDoing(null)
      void queryClient.invalidateQueries({ queryKey: [generationCards.path] })
    },
  })
  const isOpen = card.status === 'waiting' || card.status === 'writing'
  const { label, color } = shown[card.status]
  const editor = {
    card,
    pending: changing.isPending,
    onSend: changing.mutate,
    onCancel: () => {
      changing.reset()
      setDoing(null)
    },
  }
  return (
    <article
      className={classes.text}
      data-level={Math.min(level, 3)}
      data-status={card.status}
      aria-label={name}
      aria-busy={card.status === 'writing'}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group gap="xs" miw={0}>
          <Text size="xs" fw={600} c="dimmed" truncate>
            {name}
          </Text>
          <StatusBadge label={label} color={color} />
          {card.edited && (
            <Badge variant="default" tt="none" fw={600} miw="max-content">
              Edited
            </Badge>
          )}
        </Group>
        {canWrite && (
          <Group gap={2} wrap="nowrap">
            {isOpen ? (
              <IconAction
                tip="Stop"
                name={`Stop ${name}`}
                loading={changing.isPending}
                onClick={() => changing.mutate({ stop: true })}
              >
                <IconPlayerStop size={18} />
              </IconAction>
            ) : (
              <>
                {card.type !== 'image' && (
                  <IconAction tip="Edit" name={`Edit ${name}`} onClick={() => setDoing('edit')}>
                    <IconPencil size={18} />
                  </IconAction>
                )}
                <IconAction tip="Regenerate" name={`Regenerate ${name}`} onClick={() => setDoing('again')}>
                  <IconRefresh size={18} />
                </IconAction>
              </>
            )}
          </Group>
        )}
      </Group>
      {doing === 'edit' && !isOpen ? (
        <TextEditor {...editor} />
      ) : (
        text !== '' &&
        (card.type === 'image' ? (
          <img className={classes.picture} src={text} alt={card.title} />
        ) : (
          <div className={classes.words} data-heading={card.heading}>
            {text}
          </div>
        ))
      )}
      {doing === 'again' && !isOpen && <AgainForm {...editor} />}
      {canWrite && card.kept !== null && !isOpen && doing === null && (
        <Kept
          card={card}
          kept={card.kept}
          name={name}
          pending={changing.isPending}
          onRestore={() => changing.mutate({ restore: true })}
        />
      )}
      {card.message !== '' && (
        <Text
          size="sm"
          {...(card.status === 'failed' ? { c: 'var(--mantine-color-error)' } : { c: 'dimmed' })}
        >
          {card.message}
        </Text>
      )}
      {changing.isError && <Failure message={sentenceFor(changing.error)} />}
    </article>
  )
}
