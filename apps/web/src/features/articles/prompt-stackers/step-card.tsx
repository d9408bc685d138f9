import { Group, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { PointerEvent, ReactNode } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { ModelSelect } from '../../ai/model-select.tsx'
import type { Offer } from './completion.ts'
import type { StepValues } from './stacker-values.ts'
import { PromptField } from './prompt-field.tsx'
import classes from './stacker-form.module.css'

interface StepCardProps {
  step: StepValues
  at: number
  count: number
  dragged: boolean
  offers: readonly Offer[]
  errors: { readonly title: ReactNode; readonly prompt: ReactNode }
  onChange: (change: Partial<StepValues>) => void
  onGrab: (event: PointerEvent) => void
  onMove: (to: number) => void
  onCopy: () => void
  onRemove: () => void
}

/** One prompt step of a stacker: prompt, position and model. */
export const StepCard = (props: StepCardProps) => {
  const { step, at, count, offers, errors, onChange, onMove } = props
  const name = `step ${at + 1}`
  return (
    <section
      className={classes.step}
      data-entry={step.key}
      data-dragged={props.dragged || undefined}
      aria-label={`Step ${at + 1}`}
    >
      <Group gap="xs" justify="space-between" wrap="nowrap" mb="xs">
        <Group gap={4} wrap="nowrap">
          <IconAction
            tip="Drag or press ↑ and ↓"
            name={`Move ${name}`}
            data-grip={step.key}
            className={classes.grip}
            onPointerDown={props.onGrab}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              onMove(at + (event.key === 'ArrowUp' ? -1 : 1))
            }}
          >
            <IconGripVertical size={18} />
          </IconAction>
          <span className={classes.number}>{at + 1}</span>
        </Group>
        <Group gap={2} wrap="nowrap">
          <IconAction
            tip="Move up"
            name={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <IconArrowUp size={18} />
          </IconAction>
          <IconAction
            tip="Move down"
            name={`Move ${name} down`}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <IconArrowDown size={18} />
          </IconAction>
          <IconAction tip="Duplicate" name={`Duplicate ${name}`} onClick={props.onCopy}>
            <IconCopy size={18} />
          </IconAction>
          <IconAction tip="Delete" name={`Delete ${name}`} disabled={count === 1} onClick={props.onRemove}>
            <IconTrash size={18} />
          </IconAction>
        </Group>
      </Group>
      <div className={classes.stepFields}>
        <TextInput
          label="Title"
          withAsterisk
          maxLength={120}
          data-path={`steps.${at}.title`}
          value={step.title}
          error={errors.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <ModelSelect value={step.writer} onChange={(writer) => onChange({ writer })} />
      </div>
      <PromptField
        label="Prompt"
        path={`steps.${at}.prompt`}
        value={step.prompt}
        error={errors.prompt}
        offers={offers}
        onChange={(prompt) => onChange({ prompt })}
      />
    </section>
  )
}
