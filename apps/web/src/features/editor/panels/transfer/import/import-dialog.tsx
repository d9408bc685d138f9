import { Alert, Button, Group, Modal, Progress, Radio, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import { labelOf } from '@web2/builder'
import { useState } from 'react'
import { useBuilder, useSelected } from '../../session/use-editor.ts'
import { ImportReport } from './import-report.tsx'
import { ImportSource } from './import-source.tsx'
import { narrow } from '../narrow-screen.ts'
import { PlaceholderChoice } from './placeholder-choice.tsx'
import type { InputFormat } from './read-input.ts'
import { sourceOf, type Source } from './source.ts'
import { TokenChoice } from './token-choice.tsx'
import styles from '../transfer.module.css'
import { useImport, type Target } from './use-import.ts'
import { DialogActions } from '../../../../../ui/dialogs/dialog-actions.tsx'

const steps = {
  reading: 'Reading the file…',
  parsing: 'Reading the page…',
  checking: 'Checking the page…',
  showing: 'Showing the page…',
} as const

/** Dialog that imports HTML or JSON: replaces the open page, or inserts into it. */
export const ImportDialog = ({ close }: { readonly close: () => void }) => {
  const builder = useBuilder()
  const { editor, opened } = builder
  const selected = useSelected()
  const { state, start, decide, decideTokens, cancel } = useImport(builder)
  const [source, setSource] = useState<Source>(sourceOf(''))
  const [format, setFormat] = useState<InputFormat>('auto')
  const [target, setTarget] = useState<Target>('page')
  const small = useMediaQuery(narrow)
  const content = source.held?.content ?? source.text
  const name = opened.name.get() ?? ''
  const replaced = `Replaces everything on ${name === '' ? 'the open page' : `“${name}”`}. You can undo this.`
  const isEmpty = typeof content === 'string' && content.trim() === ''

  const leave = () => {
    cancel()
    close()
  }
  const where =
    selected && selected.parent !== null
      ? `Inside or next to “${labelOf(selected)}”.`
      : 'At the end of the page.'
  return (
    <Modal
      opened
      onClose={leave}
      title="Import page"
      size="lg"
      fullScreen={small}
      closeOnClickOutside={state.kind !== 'running'}
    >
      {state.kind === 'choosing' && (
        <Stack>
          {state.refusal !== null && (
            <Alert color="red" icon={<IconAlertCircle />} title="The input is not valid." role="alert">
              <Text size="sm">{state.refusal.detail}</Text>
              {state.refusal.quote !== undefined && (
                <code className={styles.quote}>{state.refusal.quote}</code>
              )}
              <Text size="sm">The open page was not changed.</Text>
            </Alert>
          )}
          <ImportSource source={source} onSource={setSource} format={format} onFormat={setFormat} />
          <Radio.Group
            label="Import mode"
            value={target}
            onChange={(value) => setTarget(value === 'selection' ? 'selection' : 'page')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="page" label="Replace page" description={replaced} />
              <Radio value="selection" label="Insert into page" description={where} />
            </Stack>
          </Radio.Group>
          <DialogActions
            onCancel={leave}
            disabled={isEmpty}
            onClick={() => start({ source: content, format }, target)}
          >
            Import
          </DialogActions>
        </Stack>
      )}
      {state.kind === 'running' && (
        <Stack>
          <Text size="sm" role="status">
            {steps[state.step]}
          </Text>
          <Progress
            value={Math.round(state.part * 100)}
            animated={state.step !== 'showing'}
            aria-label="Import progress"
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      )}
      {state.kind === 'asking' && (
        <PlaceholderChoice placeholders={state.placeholders} onDecide={decide} onCancel={cancel} />
      )}
      {state.kind === 'asking-tokens' && (
        <TokenChoice
          found={state.found}
          isOfSite={editor.sharesTheme}
          onDecide={decideTokens}
          onCancel={cancel}
        />
      )}
      {state.kind === 'done' && (
        <Stack>
          <ImportReport
            report={state.report}
            leftInHead={state.leftInHead}
            placeholders={state.placeholders}
            tokenRefusal={state.tokenRefusal}
          />
          <Group justify="flex-end">
            <Button data-autofocus onClick={leave}>
              Done
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
