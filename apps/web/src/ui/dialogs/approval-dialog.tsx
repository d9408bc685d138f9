import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../failure.tsx'

interface ApprovalDialogProps {
  /** Of what is approved. */
  readonly name: string
  /** What whoever approves declares by a checkbox; without it nothing begins. */
  readonly declaration: string
  readonly approving: { readonly error: Error | null; readonly isPending: boolean; mutate(): void }
  /** False while something is left to be accepted or entered. */
  readonly mayGoOn?: boolean
  readonly onClose: () => void
  /** What will happen, and where. */
  readonly children: ReactNode
}

/** Where somebody agrees to something going out. */
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
            Not yet
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
