import { Button, FileButton, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { IconClipboard, IconFileUpload, IconX } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { showError } from '../../../../../lib/snackbar.ts'
import type { InputFormat } from './read-input.ts'
import { fileSource, longText, sourceOf, type Source } from './source.ts'
import styles from '../transfer.module.css'
import { useDrop } from './use-drop.ts'

export interface ImportSourceProps {
  readonly source: Source
  readonly onSource: (source: Source) => void
  readonly format: InputFormat
  readonly onFormat: (format: InputFormat) => void
}

const formats = [
  { value: 'auto', label: 'Auto-detect' },
  { value: 'html', label: 'HTML' },
  { value: 'json', label: 'JSON' },
]

const sizeOf = (content: string | Blob): string => {
  const size = typeof content === 'string' ? content.length : content.size
  return size < 1e6 ? `${Math.max(1, Math.round(size / 1e3))} KB` : `${(size / 1e6).toFixed(1)} MB`
}

/** Input of an import: pasted or typed text, the clipboard, a chosen or a dropped file. */
export const ImportSource = ({ source, onSource, format, onFormat }: ImportSourceProps) => {
  const over = useDrop(onSource)

  const takeFile = (file: File | null | undefined) => {
    if (file) onSource(fileSource(file))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text.length <= longText) return
    event.preventDefault()
    onSource(sourceOf(text))
  }
  const readClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText()
      if (text) onSource(sourceOf(text))
      else showError('The clipboard contains no text.')
    } catch (error) {
      console.warn('The clipboard was refused.', error)
      showError('The browser blocked access to the clipboard. Paste into the field instead.')
    }
  }

  return (
    <Stack gap="sm">
      <Group gap="xs">
        <FileButton accept=".html,.htm,.xhtml,.json,.txt,text/html,application/json" onChange={takeFile}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />}>
              Choose file
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconClipboard size={16} />}
          onClick={() => void readClipboard()}
        >
          Paste from clipboard
        </Button>
        <SegmentedControl
          aria-label="Format"
          data={formats}
          value={format}
          onChange={(value) => onFormat(value === 'html' || value === 'json' ? value : 'auto')}
        />
      </Group>
      <div className={styles.drop} data-over={over || undefined}>
        {source.held ? (
          <div className={styles.chosen}>
            <Text size="sm" className={styles.chosenName}>
              {source.held.name} ({sizeOf(source.held.content)})
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconX size={14} />}
              onClick={() => onSource({ text: '', held: null })}
            >
              Remove
            </Button>
          </div>
        ) : (
          <Textarea
            label="HTML or JSON"
            description="Paste it here or drop a file"
            rows={8}
            spellCheck={false}
            classNames={{ input: styles.field }}
            value={source.text}
            onPaste={paste}
            onChange={(event) => onSource(sourceOf(event.currentTarget.value))}
          />
        )}
      </div>
    </Stack>
  )
}
