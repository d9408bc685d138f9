import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import styles from './upload.module.css'
import type { UploadLine } from './use-uploads.ts'

interface UploadLinesProps {
  lines: readonly UploadLine[]
  onDismiss: (id: number) => void
}

/** Lines visible without scrolling. */
const few = 3

const Summary = ({ lines, onDismiss }: UploadLinesProps) => {
  const failed = lines.filter(({ failure }) => failure !== null)
  return (
    <Group justify="space-between" px="md" pt={6}>
      <Text size="sm" role="status">
        {lines.length} files{failed.length > 0 && `, ${failed.length} failed`}
      </Text>
      {failed.length > 1 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => failed.forEach(({ id }) => onDismiss(id))}
        >
          Dismiss all {failed.length}
        </Button>
      )}
    </Group>
  )
}

/** Running uploads, and failed ones with the reason. */
export const UploadLines = ({ lines, onDismiss }: UploadLinesProps) =>
  lines.length === 0 ? null : (
    <>
      {lines.length > few && <Summary lines={lines} onDismiss={onDismiss} />}
      <ul className={styles.uploads} aria-label="Uploads">
        {lines.map(({ id, name, share, failure }) => (
          <li key={id} className={styles.upload}>
            <span className={styles.uploadName}>{name}</span>
            {failure === null ? (
              <Progress
                value={share * 100}
                size="sm"
                flex={1}
                miw={80}
                // sent, but not yet checked and stored
                animated={share === 1}
                aria-label={`Uploading ${name}`}
              />
            ) : (
              <span className={styles.uploadFailure} role="alert">
                {failure}
              </span>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={failure === null ? `Cancel upload of ${name}` : `Dismiss ${name}`}
              onClick={() => onDismiss(id)}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  )
