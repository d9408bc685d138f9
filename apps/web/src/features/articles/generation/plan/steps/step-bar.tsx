import { Box, Button, Text } from '@mantine/core'
import type { PlanStep } from '@web2/contract/articles'
import type { ReactNode } from 'react'
import { useSaveHotkey } from '../../../../../lib/forms/use-save-hotkey.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import { FormBar } from '../../../../../ui/form/form-bar.tsx'
import { Revealed } from '../../../../../ui/form/revealed.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import type { StepDraft } from './use-step-draft.ts'

interface StepBarProps {
  readonly step: PlanStep
  readonly draft: Omit<StepDraft<never>, 'values' | 'change'>
  /** Why the step can't be saved as it is; null if it can. */
  readonly problem: string | null
  /** Called by a press on a button while there is a problem. */
  readonly onRefused: () => void
  /** Actions that lead to the next step. */
  readonly children?: ReactNode
}

/** End of a step's form: save, discard, and the ways to the next step. */
export const StepBar = ({ step, draft, problem, onRefused, children }: StepBarProps) => {
  const save = () => {
    if (problem !== null) onRefused()
    else if (draft.isChanged) void draft.save()
  }
  useSaveHotkey(save)
  // nothing is saved until a version is chosen
  if (draft.isOvertaken)
    return (
      <FormBar>
        <ChangedElsewhere step={step} draft={draft} />
      </FormBar>
    )
  return (
    <>
      {draft.failure !== null && (
        <Revealed>
          <Box mt="md">
            <Failure message={draft.failure} />
          </Box>
        </Revealed>
      )}
      <FormBar gap="xs">
        <Text
          size="sm"
          mr="auto"
          c={problem === null ? 'dimmed' : 'var(--mantine-color-error)'}
          role="status"
        >
          {problem ?? (draft.isSaving ? 'Saving…' : draft.isChanged ? 'Unsaved changes' : 'Saved')}
        </Text>
        {draft.isChanged && (
          <>
            <Button variant="subtle" disabled={draft.isSaving} onClick={draft.discard}>
              Discard changes
            </Button>
            <Button variant="default" loading={draft.isSaving} onClick={save}>
              Save
            </Button>
          </>
        )}
        {children}
      </FormBar>
    </>
  )
}
