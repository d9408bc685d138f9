import styles from '../transfer.module.css'
import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { copyWithNotice } from '../../../../../lib/browser/copy-with-notice.ts'
import type { ExportFormat } from './export-text.ts'
import { LeftOutNote } from './omitted-note.tsx'
import { narrow } from '../narrow-screen.ts'
import { useExport } from './use-export.ts'

const counted = (pictures: number): string => (pictures === 1 ? 'Its image' : `Its ${pictures} images`)

/** Describes the purpose of an export format, and where the page's images are then. */
const exportHint = (format: ExportFormat, pictures: number, host: string): string => {
  if (format === 'json') return 'The complete page, to import it again without loss.'
  if (format === 'zip')
    return pictures === 0
      ? 'The page as a zip file. It has no images from your library, so HTML is enough.'
      : 'The page and its images as a zip file. Unpack it on any web server.'
  const page = 'The page as visitors see it: one file for any web server.'
  if (pictures === 0) return page
  const [stay, them] = pictures === 1 ? ['stays', 'it'] : ['stay', 'them']
  return `${page} ${counted(pictures)} ${stay} on ${host.replace(/^https?:\/\//, '')}. Choose “With images” to include ${them}.`
}

/** Maximum characters shown, because browsers lay out longer texts slowly. */
const shownCharacters = 60_000

const formats = [
  { value: 'html', label: 'HTML' },
  { value: 'zip', label: 'With images' },
  { value: 'json', label: 'JSON' },
] satisfies { value: ExportFormat; label: string }[]

/** Dialog that exports the page as HTML, as HTML with its images, or as JSON: to view, copy or download. */
export const ExportDialog = ({ close }: { readonly close: () => void }) => {
  const [format, setFormat] = useState<ExportFormat>('html')
  const [fills, setFills] = useState(true)
  const small = useMediaQuery(narrow)
  const { text, host, pictures, leftOut, busy, download } = useExport({ format, fills })
  const rest = text.length - shownCharacters

  const copy = () => copyWithNotice(text, 'Your browser blocked copying. Download the file instead.')
  return (
    <Modal opened onClose={close} title="Export page" size="xl" fullScreen={small}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <SegmentedControl aria-label="Format" data={formats} value={format} onChange={setFormat} />
          {format !== 'json' && (
            <Checkbox
              label="Fill in business data"
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
          aria-label={format === 'json' ? 'Page as JSON' : 'Page as HTML'}
        >
          {text.slice(0, shownCharacters)}
        </pre>
        {rest > 0 && (
          <Text size="sm" c="dimmed">
            Preview only. The copy and the file contain {rest.toLocaleString('en-US')} more characters.
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
