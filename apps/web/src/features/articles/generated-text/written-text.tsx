import { Alert, Badge, Button, Group, Stack, Text, Textarea, type MantineColor } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { defaultTextGenerator, textProviderLabels } from '@web2/contract/ai'
import {
  cardTextLength,
  type GeneratedCardStatus,
  type GenerationCard,
  type GenerationCardPatch,
} from '@web2/contract/articles'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { dollars } from '../../../lib/text/dollars.ts'
import { generationCards } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useGrowingText } from './use-streamed-text.ts'
import { useTextDraft, type TextDraft } from './use-text-draft.ts'
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

/** The model that generated a section, and the price. */
const originOf = (
  { name, params: { model } }: NonNullable<GenerationCard['writtenBy']>,
  { cost, costEstimated }: Pick<GenerationCard, 'cost' | 'costEstimated'>,
): string => {
  const price = cost === null ? 'price unknown' : `${dollars(cost)}${costEstimated ? ' (estimated)' : ''}`
  return `${textProviderLabels[name]} ${model}, ${price}`
}

type Doing = 'edit' | 'again' | null

/** Its own words are added to the outline of its section. */
const isPlanned = ({ section }: GenerationCard): boolean => section !== null && section !== undefined

interface EditorProps {
  readonly card: GenerationCard
  readonly pending: boolean
  readonly onSend: (change: GenerationCardPatch) => void
  readonly onCancel: () => void
}

const TextEditor = ({
  card,
  pending,
  draft,
  onSend,
  onCancel,
}: EditorProps & { readonly draft: TextDraft }) => {
  const { text } = draft
  return (
    <Stack gap="xs">
      {draft.isOvertaken && (
        <Alert color="yellow" variant="light" role="status" p="xs">
          This section was changed elsewhere. Saving replaces that version.
        </Alert>
      )}
      <Textarea
        aria-label={`Text of ${card.title}`}
        autosize
        minRows={2}
        maxRows={24}
        maxLength={cardTextLength}
        data-autofocus
        value={text}
        onChange={(event) => draft.change(event.currentTarget.value)}
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
          : {
              description: isPlanned(card)
                ? 'Say what should change, or leave empty for a new version'
                : 'Leave empty to use the default prompt',
            })}
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
  /** Shown instead of the name, where the text below says the rest. */
  readonly label?: string
  /** Nesting level. */
  readonly level?: number
  readonly canWrite: boolean
  /** A heading from an outline, which is edited but not generated. */
  readonly isHeading?: boolean
  /** Renders the text; as it is unless given. */
  readonly rendered?: (text: string) => ReactNode
}

/** One text of a generation, streamed, with its own actions. */
export const WrittenText = ({
  card,
  name = card.title,
  label = name,
  level = 0,
  canWrite,
  isHeading = false,
  rendered = (text) => text,
}: WrittenTextProps) => {
  const text = useGrowingText(card)
  const draft = useTextDraft(card)
  const [doing, setDoing] = useState<Doing>(draft.isTyped ? 'edit' : null)
  const changing = useMutation({
    mutationFn: (change: GenerationCardPatch) => generationCards.patch(card._id, change),
    onSuccess: (_changed, { text: saved }) => {
      if (saved !== undefined) draft.drop()
      setDoing(null)
      void queryClient.invalidateQueries({ queryKey: [generationCards.path] })
    },
  })
  const isOpen = card.status === 'waiting' || card.status === 'writing'
  const state = shown[card.status]
  const editor = {
    card,
    pending: changing.isPending,
    onSend: changing.mutate,
    onCancel: () => {
      changing.reset()
      if (doing === 'edit') draft.drop()
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
            {label}
          </Text>
          {card.status !== 'written' && <StatusBadge {...state} />}
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
                {!isHeading && (
                  <IconAction tip="Regenerate" name={`Regenerate ${name}`} onClick={() => setDoing('again')}>
                    <IconRefresh size={18} />
                  </IconAction>
                )}
              </>
            )}
          </Group>
        )}
      </Group>
      {doing === 'edit' && !isOpen && canWrite ? (
        <TextEditor {...editor} draft={draft} />
      ) : (
        text !== '' &&
        (card.type === 'image' ? (
          <img className={classes.picture} src={text} alt={card.title} />
        ) : (
          <div className={classes.words} data-heading={card.heading}>
            {rendered(text)}
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
      {card.writtenBy !== null && !isOpen && (
        <Text size="xs" c="dimmed">
          {originOf(card.writtenBy, card)}
        </Text>
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
