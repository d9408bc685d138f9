import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../failure.tsx'

interface ApprovalDialogProps {
  /** Of what is approved. */
  readonly name: string
  /** Declaration that must be checked before approving. */
  readonly declaration: string
  readonly approving: { readonly error: Error | null; readonly isPending: boolean; mutate(): void }
  /** False while something is left to be accepted or entered. */
  readonly mayGoOn?: boolean
  readonly onClose: () => void
  /** Summary of the approved action. */
  readonly children: ReactNode
}

/** Dialog in which a user approves something to be published. */
export const ApprovalDialog = ({
  name,
  declaration,
  approving,
  mayGoOn = true,
  onClose,
  children,
}: ApprovalDialogProps) => {
  const [isSeen, setSeen] = useState(false)
  return (
    <Modal opened onClose={onClose} title={`Approve ${name}?`} size="lg">
      <Stack>
        {approving.error !== null && <Failure message={sentenceFor(approving.error)} />}
        {children}
        <Checkbox
          label={declaration}
          checked={isSeen}
          onChange={(event) => setSeen(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel{' '}
          </Button>
          <Button
            disabled={!isSeen || !mayGoOn}
            loading={approving.isPending}
            onClick={() => approving.mutate()}
          >
            Approve and start
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
