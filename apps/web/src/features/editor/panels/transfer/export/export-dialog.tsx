import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { copyText } from '../../../../../lib/browser/clipboard.ts'
import { showSuccess, showError } from '../../../../../lib/snackbar.ts'
import { exportHint } from './export-hint.ts'
import type { ExportFormat } from './export-text.ts'
import { LeftOutNote } from './omitted-note.tsx'
import { narrow } from '../narrow-screen.ts'
import styles from '../transfer.module.css'
import { useExport } from './use-export.ts'

/** Maximum characters shown, because browsers lay out longer texts slowly. */
const shownCharacters = 60_000

const formats = [
  { value: 'html', label: 'HTML' },
  { value: 'zip', label: 'With pictures' },
  { value: 'json', label: 'JSON' },
] satisfies { value: ExportFormat; label: string }[]

/** Dialog that exports the page as HTML, as HTML with its images, or as JSON: to view, copy or download. */
export const ExportDialog = ({ close }: { readonly close: () => void }) => {
  const [format, setFormat] = useState<ExportFormat>('html')
  const [fills, setFills] = useState(true)
  const small = useMediaQuery(narrow)
  const { text, host, pictures, leftOut, busy, download } = useExport({ format, fills })
  const rest = text.length - shownCharacters

  const copy = async () => {
    if (await copyText(text)) showSuccess(messages.copied)
    else showError('This browser did not allow copying. Download the file instead.')
  }
  return (
    <Modal opened onClose={close} title="Export the page" size="xl" fullScreen={small}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <SegmentedControl aria-label="Format" data={formats} value={format} onChange={setFormat} />
          {format !== 'json' && (
            <Checkbox
              label="Fill in the business data"
              checked={fills}
              onChange={(event) => setFills(event.currentTarget.checked)}
            />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {exportHint(format, pictures, host)}
        </Text>
        {format !== 'json' && <LeftOutNote blocks={leftOut} />}
        <pre
          className={styles.code}
          tabIndex={0}
          role="region"
          aria-label={format === 'json' ? 'The page as JSON' : 'The page as HTML'}
        >
          {text.slice(0, shownCharacters)}
        </pre>
        {rest > 0 && (
          <Text size="sm" c="dimmed">
            This is the beginning; {rest.toLocaleString('en-US')} more characters are in the copy and in the
            file.
          </Text>
        )}
        <Group justify="flex-end">
          {format !== 'zip' && (
            <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
              Copy
            </Button>
          )}
          <Button leftSection={<IconDownload size={16} />} loading={busy} onClick={() => void download()}>
            Download
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
