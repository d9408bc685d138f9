import { ActionIcon, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import styles from './media.module.css'
import type { UploadLine } from './use-uploads.ts'

interface UploadLinesProps {
  lines: readonly UploadLine[]
  onDismiss: (id: number) => void
}

/** What is being uploaded, and what failed with the reason. */
export const UploadLines = ({ lines, onDismiss }: UploadLinesProps) =>
  lines.length === 0 ? null : (
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
              // sent is not yet checked and stored
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
            aria-label={failure === null ? `Cancel the upload of ${name}` : `Dismiss ${name}`}
            onClick={() => onDismiss(id)}
          >
            <IconX size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
