import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './media.module.css'
import { sentenceOf } from './error-sentence.ts'

interface QuestionDialogProps {
  title: string
  /** Name of the subject. */
  subject: string
  children: ReactNode
  /** Label of the button. */
  answer: string
  /** The action is destructive, so Enter alone does not confirm it. */
  danger?: boolean
  /** The action can be confirmed now. */
  ready: boolean
  /** Runs the action; the dialog stays open if it rejects. */
  onAnswer: () => Promise<unknown>
  onClose: () => void
}

/** Dialog over the library that closes once its action succeeded. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, subject, children, answer, danger = false, ready, onAnswer, onClose } = props
  const answering = useMutation({ mutationFn: onAnswer, onSuccess: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="sm"
      zIndex={300}
      classNames={{ title: styles.longTitle ?? '' }}
    >
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }} aria-live="polite">
        {subject}
      </Text>
      {children}
      {answering.isError && (
        <Alert role="alert" color="red" variant="light" mt="sm" p="xs">
          {sentenceOf(answering.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus={danger || undefined}>
          Cancel
        </Button>
        <Button
          color={danger ? 'red.8' : undefined}
          loading={answering.isPending}
          disabled={!ready}
          onClick={() => answering.mutate()}
        >
          {answer}
        </Button>
      </Group>
    </Modal>
  )
}
