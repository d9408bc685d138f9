import { Text } from '@mantine/core'
import { QuestionDialog } from './question-dialog.tsx'

interface RemovalDialogProps {
  /** Name of what is deleted. */
  name: string
  title: string
  /** Further consequence; undefined until known. */
  consequence: string | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Dialog that confirms the deletion of an image or folder. */
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
      {consequence ?? 'Checking where it’s used…'}
    </Text>
  </QuestionDialog>
)
