import { Button, Group, Stack, Text } from '@mantine/core'
import type { ProfileField, ProfileSource } from '@web2/contract/listings'
import { fieldForms } from './profile-groups.ts'
import { valueText } from './profile-values.ts'
import { SourceLine } from './source-line.tsx'
import classes from './profile.module.css'

/** A proposed value of any field. */
export interface Proposal {
  readonly id: string
  readonly value: unknown
  readonly source: ProfileSource | null
}

interface ProposalsProps {
  readonly field: ProfileField
  readonly proposals: readonly Proposal[]
  readonly disabled: boolean
  readonly onConfirm: (id: string) => void
  /** Takes the value into the form, to be changed before it is saved. */
  readonly onEdit: (proposal: Proposal) => void
  readonly onDismiss: (id: string) => void
}

/** Proposed values of a field, each with the line it came from. */
export const Proposals = ({ field, proposals, disabled, onConfirm, onEdit, onDismiss }: ProposalsProps) => {
  if (proposals.length === 0) return null
  const { label } = fieldForms[field]
  return (
    <Stack gap="xs" mt="xs" role="group" aria-label={`Proposed: ${label}`}>
      {proposals.map((proposal) => {
        const text = valueText(field, proposal.value)
        return (
          <div key={proposal.id} className={classes.proposal}>
            <Text size="xs" fw={600} c="dimmed">
              Proposed
            </Text>
            <Text size="sm" className={classes.text ?? ''}>
              {text}
            </Text>
            {proposal.source !== null && <SourceLine source={proposal.source} />}
            <Group gap="xs" mt="xs">
              <Button
                size="compact-sm"
                disabled={disabled}
                aria-label={`Confirm ${text}`}
                onClick={() => onConfirm(proposal.id)}
              >
                Confirm
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={disabled}
                aria-label={`Edit ${text}`}
                onClick={() => onEdit(proposal)}
              >
                Edit
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                disabled={disabled}
                aria-label={`Dismiss ${text}`}
                onClick={() => onDismiss(proposal.id)}
              >
                Dismiss
              </Button>
            </Group>
          </div>
        )
      })}
    </Stack>
  )
}
