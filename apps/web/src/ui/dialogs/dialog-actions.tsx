import { Button, Group, type ButtonProps, type MantineSpacing } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

interface DialogActionsProps
  extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  readonly onCancel: () => void
  /** Space between the buttons. */
  readonly gap?: MantineSpacing
}

/** The end of a dialog or form: Cancel, and the button with these props and this label. */
export const DialogActions = ({ onCancel, gap = 'md', ...action }: DialogActionsProps) => (
  <Group justify="flex-end" gap={gap} className="dialog-end">
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <Button {...action} />
  </Group>
)
