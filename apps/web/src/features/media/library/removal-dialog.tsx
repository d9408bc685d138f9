import { Text } from '@mantine/core'
import { QuestionDialog } from './question-dialog.tsx'

interface RemovalDialogProps {
  /** What goes, by its name. */
  name: string
  title: string
  /** What else it means; undefined while it is being found out. */
  consequence: string | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before a picture or folder is deleted. */
export const RemovalDialog = ({ name, title, consequence, onConfirm, onClose }: RemovalDialogProps) => (
  <QuestionDialog
    title={title}
    subject={name}
    answer="Delete"
    danger
    ready={consequence !== undefined}
    onAnswer={onConfirm}
    onClose={onClose}
  >
    <Text size="sm" mt={4} mih={42}>
      {consequence ?? 'Looking where it is shown …'}
    </Text>
  </QuestionDialog>
)
