import { Box, Alert, Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { mostSteps, stackerProblems } from '@web2/contract/articles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx'
import { offersFor } from './completion.ts'
import { differences } from './text-changes.ts'
import { useStackerForm, type StackerFormOptions } from './use-stacker-form.ts'
import { useStepDrag } from './use-step-drag.ts'
import { copiedStep, moved, newStep, stackerData, stackerErrors, type StepValues } from './stacker-values.ts'
import { CompareDialog } from './compare-versions-dialog.tsx'
import { StepCard } from './step-card.tsx'
import { TryOut } from './try-out.tsx'
import { VariableFields } from './variable-fields.tsx'
import classes from './stacker-form.module.css'

interface StackerFormProps extends StackerFormOptions {
  onCancel: () => void
  /** Shown before the buttons. */
  choice?: ReactNode
}

/** Form of a prompt stacker: fields, prompt steps and variables. */
export const StackerForm = ({ onCancel, choice, ...options }: StackerFormProps) => {
  const { form, submit, saving, failure, restored, discard, ...others } = useStackerForm(options)
  const { steps, variables } = form.values
  const [comparing, setComparing] = useState(false)
  const [told, setTold] = useState('')
  const refocus = useRef<string | null>(null)

  // placeholders are checked while typing, everything else after a refused save
  const isRefused = Object.keys(form.errors).length > 0
  const problems = isRefused ? stackerErrors(form.values) : stackerProblems(form.values)
  const errorAt = (field: string) => problems[field]

  const move = (from: number, to: number) => {
    if (to < 0 || to >= steps.length) return
    form.setFieldValue('steps', moved(steps, from, to))
    setTold(`Step ${from + 1} is now step ${to + 1} of ${steps.length}.`)
  }
  const keys = steps.map(({ key }) => key)
  const drag = useStepDrag(keys, move)
  // a handle loses the focus when its step moves
  useEffect(() => {
    if (refocus.current === null) return
    drag.list.current?.querySelector<HTMLElement>(`[data-grip="${refocus.current}"]`)?.focus()
    refocus.current = null
  })
  const change = (key: string, next: Partial<StepValues>) =>
    form.setFieldValue(
      'steps',
      steps.map((step) => (step.key === key ? { ...step, ...next } : step)),
    )
  const insert = (at: number, step: StepValues) =>
    form.setFieldValue('steps', [...steps.slice(0, at), step, ...steps.slice(at)])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {others.overtaken !== null && (
        <Alert color="yellow" variant="light" role="alert" mb="md">
          <Group justify="space-between" gap="sm">
            <Text size="sm" flex="1 1 240px">
              Someone else edited this prompt stacker. Your changes are still here.
            </Text>
            <Button size="xs" variant="default" onClick={() => setComparing(true)}>
              Compare
            </Button>
          </Group>
        </Alert>
      )}
      {failure !== null && others.overtaken === null && (
        <Box mb="md">
          <Failure message={sentenceFor(failure)} />
        </Box>
      )}
      {restored && <RestoredDraft onDiscard={discard} />}
      <div className="card">
        <FormSection title="Prompt stacker">
          <Cell span={6}>
            <TextInput label="Name" withAsterisk maxLength={120} {...form.getInputProps('name')} />
          </Cell>
          <Cell span={6}>
            <Textarea
              label="Description"
              autosize
              minRows={2}
              maxLength={1_000}
              {...form.getInputProps('description')}
            />
          </Cell>
        </FormSection>
        <FormSection
          title="Steps"
          text="Prompts run from top to bottom. Type { to insert the keyword, the business, a variable or the output of an earlier step."
        >
          <Cell span={6}>
            <div className={classes.steps} ref={drag.list}>
              {steps.map((step, at) => (
                <StepCard
                  key={step.key}
                  step={step}
                  at={at}
                  count={steps.length}
                  dragged={drag.dragged === step.key}
                  offers={offersFor(form.values, at)}
                  errors={{ title: errorAt(`steps.${at}.title`), prompt: errorAt(`steps.${at}.prompt`) }}
                  onChange={(next) => change(step.key, next)}
                  onGrab={(event) => drag.start(event, step.key)}
                  onMove={(to) => {
                    refocus.current = step.key
                    move(at, to)
                  }}
                  onCopy={() =>
                    insert(
                      at + 1,
                      copiedStep(
                        step,
                        steps.map(({ title }) => title),
                      ),
                    )
                  }
                  onRemove={() =>
                    form.setFieldValue(
                      'steps',
                      steps.filter(({ key }) => key !== step.key),
                    )
                  }
                />
              ))}
            </div>
            <div className="visually-hidden" role="status">
              {told}
            </div>
            {steps.length < mostSteps && (
              <Button
                variant="default"
                mt="sm"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => insert(steps.length, newStep())}
              >
                Add step
              </Button>
            )}
          </Cell>
        </FormSection>
        <FormSection
          title="Variables"
          text="Reusable values. Prompts that contain {tone} get the value of “tone”."
        >
          <Cell span={6}>
            <VariableFields
              variables={variables}
              errorAt={errorAt}
              onChange={(next) => form.setFieldValue('variables', next)}
            />
          </Cell>
        </FormSection>
        <FormSection title="Try it" text="Run the steps on a keyword before you save.">
          <Cell span={6}>
            <TryOut values={form.values} />
          </Cell>
        </FormSection>
      </div>
      <FormBar>
        {choice}
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Save
        </Button>
      </FormBar>
      {comparing && others.overtaken !== null && (
        <CompareDialog
          differences={differences(others.overtaken, stackerData(form.values))}
          onKeepMine={() => {
            others.keepMine()
            setComparing(false)
          }}
          onTakeTheirs={() => {
            others.takeTheirs()
            setComparing(false)
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </form>
  )
}
