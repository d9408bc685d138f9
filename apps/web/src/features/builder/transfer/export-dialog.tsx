import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { messages } from '@web2/contract'
import { useMemo, useState } from 'react'
import { copyText } from '../../../lib/clipboard.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { useBuilder } from '../hooks/use-builder.ts'
import { titleWithoutOwn } from '../page-settings/title-without-own.ts'
import { exportName, exportText, type ExportFormat } from './export-text.ts'
import { downloadFile } from './file-download.ts'
import { narrow } from './narrow.ts'
import styles from './transfer.module.css'

/** Characters that are shown; a browser lays out more only slowly. */
const shownCharacters = 60_000

const formats = [
  { value: 'html', label: 'HTML' },
  { value: 'json', label: 'JSON' },
]

const hints: Readonly<Record<ExportFormat, string>> = {
  html: 'The page as visitors get it: one file for any web server.',
  json: 'Everything the editor knows of the page, to import it again here without any loss.',
}

const types: Readonly<Record<ExportFormat, string>> = {
  html: 'text/html;charset=utf-8',
  json: 'application/json',
}

/** The page as HTML or JSON: shown, copied, downloaded. */
export const ExportDialog = ({ close }: { readonly close: () => void }) => {
  const { editor, opened } = useBuilder()
  const title = titleWithoutOwn(opened)
  const [format, setFormat] = useState<ExportFormat>('html')
  const [fills, setFills] = useState(true)
  const small = useMediaQuery(narrow)
  const choice = useMemo(() => ({ format, fills }), [format, fills])
  const text = useMemo(() => exportText(editor, choice, title), [editor, choice, title])
  const rest = text.length - shownCharacters

  const copy = async () => {
    if (await copyText(text)) say(messages.copied)
    else sayFailure('This browser did not allow copying. Download the file instead.')
  }
  return (
    <Modal
      opened
      onClose={close}
      title="Export the page"
      size="xl"
      fullScreen={small}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <SegmentedControl
            aria-label="Format"
            data={formats}
            value={format}
            onChange={(value) => setFormat(value === 'json' ? 'json' : 'html')}
          />
          {format === 'html' && (
            <Checkbox
              label="Fill in the business data"
              checked={fills}
              onChange={(event) => setFills(event.currentTarget.checked)}
            />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {hints[format]}
        </Text>
        <pre
          className={styles.code}
          tabIndex={0}
          role="region"
          aria-label={`The page as ${format.toUpperCase()}`}
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
          <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            leftSection={<IconDownload size={16} />}
            onClick={() => downloadFile(exportName(editor, choice, title), text, types[format])}
          >
            Download
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
