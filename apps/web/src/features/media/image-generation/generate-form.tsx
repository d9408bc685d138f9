import { Button, Group, Select, Textarea } from '@mantine/core'
import { type ImageQuality } from '@web2/contract/ai'
import {
  imageGeneratorFacts,
  imagePromptLength,
  type ImageGeneratorName,
  type ImageGeneratorState,
} from '@web2/contract/media'
import styles from '../images/images.module.css'
import { MissingKey } from '../images/missing-key.tsx'
import { normalizeImageForm, shapesOf, type ImageForm } from './generation-values.ts'
import { generatorOptions } from './generator-options.ts'
import { PriceNote } from './price-note.tsx'

const auto = 'auto'
const qualityLabels: Readonly<Record<ImageQuality, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  max: 'Max',
}

interface GenerateFormProps {
  states: readonly ImageGeneratorState[]
  wanted: ImageForm
  onChange: (wanted: ImageForm) => void
  isBusy: boolean
  onGenerate: () => void
  /** Stops the running image generation; undefined if there is none. */
  onStop: (() => void) | undefined
}

/** Form of an image generation: generator, model, shape and prompt; disabled while it runs. */
export const GenerateForm = ({ states, wanted, onChange, isBusy, onGenerate, onStop }: GenerateFormProps) => {
  const state = states.find(({ name }) => name === wanted.generator)
  const { models, qualities } = imageGeneratorFacts[wanted.generator]
  const change = (part: Partial<ImageForm>) => onChange(normalizeImageForm({ ...wanted, ...part }))
  return (
    <form
      className={styles.form}
      aria-label="Image generation"
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <div className={styles.choices}>
        <Select
          label="Generator"
          data={generatorOptions()}
          maxDropdownHeight={340}
          value={wanted.generator}
          allowDeselect={false}
          disabled={isBusy}
          onChange={(name) => name !== null && change({ generator: name as ImageGeneratorName })}
        />
        {models.length > 1 && (
          <Select
            label="Model"
            data={models.map(({ id, label }) => ({ value: id, label }))}
            value={wanted.model}
            allowDeselect={false}
            disabled={isBusy}
            onChange={(model) => model !== null && change({ model })}
          />
        )}
        <Select
          label="Aspect ratio"
          data={[...shapesOf(wanted)]}
          value={wanted.aspectRatio}
          allowDeselect={false}
          disabled={isBusy}
          onChange={(aspectRatio) => aspectRatio !== null && change({ aspectRatio })}
        />
        {qualities && (
          <Select
            label="Quality"
            data={[
              { value: auto, label: 'Auto' },
              ...qualities.map((value) => ({ value, label: qualityLabels[value] })),
            ]}
            value={wanted.quality ?? auto}
            allowDeselect={false}
            disabled={isBusy}
            onChange={(quality) => change({ quality: qualities.find((each) => each === quality) ?? null })}
          />
        )}
      </div>
      {state && !state.isReady && (
        <Group gap="xs" className={styles.missing ?? ''} role="status">
          <span>{state.reason}</span>
          <MissingKey />
        </Group>
      )}
      {state?.isReady && state.note !== undefined && (
        <p className={styles.successor} role="status">
          {state.note}
        </p>
      )}
      <Textarea
        label="Prompt"
        placeholder="Describe the image and its style"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={imagePromptLength}
        disabled={isBusy}
        data-autofocus
        value={wanted.prompt}
        onChange={(event) => change({ prompt: event.currentTarget.value })}
      />
      <Group gap="xs">
        <Button type="submit" loading={isBusy} disabled={!state?.isReady || wanted.prompt.trim() === ''}>
          Generate
        </Button>
        {onStop && (
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        )}
        {state?.note === undefined && <PriceNote model={wanted.model} />}
      </Group>
    </form>
  )
}
