import { Alert, Button, Group, Textarea } from '@mantine/core'
import type { GenerationCard, GenerationCardPatch, PlanStep } from '@web2/contract/articles'
import { useState } from 'react'
import { ModelSelect } from '../../../../ai/model-select.tsx'
import { generatorOf, writerOf } from '../../../../ai/writer.ts'
import classes from './steps.module.css'

interface WriteAgainProps {
  readonly step: PlanStep
  readonly card: GenerationCard
  readonly isPending: boolean
  readonly onSend: (change: GenerationCardPatch) => void
  readonly onCancel: () => void
}

/** Label of the action that repeats a step. */
export const againLabel = (step: PlanStep): string => (step === 'review' ? 'Review again' : 'Write again')

/** Form that has a step written again, with the user's own words for it. */
export const WriteAgain = ({ step, card, isPending, onSend, onCancel }: WriteAgainProps) => {
  const [prompt, setPrompt] = useState(card.prompt)
  const [writer, setWriter] = useState(card.generateTextBy ? writerOf(card.generateTextBy) : '')
  return (
    <section
      className={`card ${classes.again}`}
      aria-label={step === 'review' ? 'Review the sections again' : `Write the ${step} again`}
    >
      {card.edited && (
        <Alert color="yellow" variant="light" role="status" p="xs">
          {step === 'review'
            ? 'You settled proposed changes. A new review may propose them again.'
            : `You edited ${step === 'details' ? 'these details' : `this ${step}`}. A new version replaces yours, but you can restore it.`}
        </Alert>
      )}
      <Textarea
        label="Changes you want"
        description={`Leave empty for a new version of the ${step}`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4_000}
        data-autofocus
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <ModelSelect none="Account default" value={writer} onChange={setWriter} />
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="xs"
          loading={isPending}
          onClick={() =>
            onSend({
              regenerate: true,
              prompt: prompt.trim(),
              ...(writer !== '' && { generateTextBy: generatorOf(writer) }),
            })
          }
        >
          {againLabel(step)}
        </Button>
      </Group>
    </section>
  )
}
