import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { defaultTextGenerator } from '@web2/contract/ai'
import {
  cardPromptLength,
  defaultCardPrompt,
  defaultImageGenerator,
  mostRepeats,
  parentTypes,
  type Card,
  type CardHeading,
  type CardPath,
  type CardSelections,
  type PromptSource,
} from '@web2/contract/articles'
import { ModelSelect } from '../../ai/model-select.tsx'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import { ImageSettings } from './image-settings.tsx'
import { KeptPrompts } from './saved-prompts.tsx'
import classes from './card-tree.module.css'

const headings: readonly { value: CardHeading; label: string }[] = [
  { value: 'h1', label: 'Heading 1' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'p', label: 'Paragraph' },
]

const sourceLabels: Readonly<Record<PromptSource, string>> = {
  keyword: 'Keyword',
  title: 'Title above',
  subtitle: 'Subtitle above',
  paragraph: 'Paragraph above',
}

interface CardSettingsProps {
  readonly cards: readonly Card[]
  readonly path: CardPath
  readonly card: Card
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (card: Card) => void
}

/** Settings of a card: title, display, prompt and model. */
export const CardSettings = ({ cards, path, card, problems, onChange }: CardSettingsProps) => {
  const { selections, title, type } = card
  const { heading, repeat, promptSource, settings } = selections
  const select = (change: Partial<CardSelections>) =>
    onChange({ ...card, selections: { ...selections, ...change } })
  const setPrompt = (prompt: string) => select({ settings: { ...settings, prompt } })
  return (
    <div className={classes.settings}>
      <TextInput
        label="Name"
        maxLength={120}
        value={title}
        error={title.trim() === '' ? 'This field is required' : null}
        onChange={(event) => onChange({ ...card, title: event.currentTarget.value })}
      />
      {type !== 'image' && (
        <Select
          label="Format"
          allowDeselect={false}
          data={headings}
          value={heading}
          onChange={(value) => {
            if (value !== null) select({ heading: value as CardHeading })
          }}
        />
      )}
      <NumberInput
        label="Repeat"
        description="Includes everything below this section"
        min={1}
        max={mostRepeats}
        clampBehavior="strict"
        allowDecimal={false}
        value={repeat}
        onChange={(value) => {
          if (typeof value === 'number' && value >= 1) select({ repeat: value })
        }}
      />
      <Select
        label="Based on"
        allowDeselect={false}
        data={parentTypes(cards, path).map((source) => ({ value: source, label: sourceLabels[source] }))}
        value={promptSource}
        error={problems[`cards.${path}.promptSource`]}
        onChange={(value) => {
          if (value !== null) select({ promptSource: value as PromptSource })
        }}
      />
      {type === 'image' ? (
        <ImageSettings
          value={settings.generateImageBy ?? defaultImageGenerator}
          onChange={(generateImageBy) => select({ settings: { ...settings, generateImageBy } })}
        />
      ) : (
        <ModelSelect
          value={writerOf(settings.generateTextBy ?? defaultTextGenerator)}
          onChange={(writer) => select({ settings: { ...settings, generateTextBy: generatorOf(writer) } })}
        />
      )}
      <div className={classes.whole}>
        <Textarea
          label="Prompt"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={cardPromptLength}
          placeholder={defaultCardPrompt(type, promptSource)}
          description="Leave empty to use the default. Placeholders: {keyword}, {title}, {subtitle}, {nap.businessName}"
          value={settings.prompt}
          error={problems[`cards.${path}.prompt`]}
          onChange={(event) => setPrompt(event.currentTarget.value)}
        />
        <Group mt={6} gap="xs">
          <KeptPrompts type={type} prompt={settings.prompt} onTake={setPrompt} />
        </Group>
      </div>
    </div>
  )
}
