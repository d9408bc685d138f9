import { Button, CloseButton, Group, Text } from '@mantine/core'
import { replaceDocument } from '@web2/builder'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { blankTemplate } from '../../sites/targets/site-choices.ts'
import { cloudTemplates } from '../../sites/resources.ts'
import { documentOf } from '../document/api/opened-document.ts'
import { useBuilder } from '../panels/session/use-editor.ts'
import styles from '../panels/session/notice.module.css'

/** Notice that a new page begins as the demo page, with a button to begin with an empty one. */
export const ExampleNotice = () => {
  const { editor, canvas } = useBuilder()
  const [closed, setClosed] = useState(false)
  const [busy, setBusy] = useState(false)
  if (closed) return null

  const startBlank = async () => {
    setBusy(true)
    try {
      const { html, document } = await cloudTemplates.get(blankTemplate)
      canvas.get()?.machine.rest()
      const next = documentOf({ html, document })
      if (!editor.run('Start blank', replaceDocument(editor.store.document, next))) return
      editor.announce('The page is blank')
      setClosed(true)
    } catch (error) {
      editor.tell(`The page could not be cleared. ${sentenceFor(error)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.notice} aria-label="Example page">
      <Text size="sm" className={styles.text}>
        This is an example page. Replace its text and images, or start blank.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" loading={busy} onClick={() => void startBlank()}>
          Start blank
        </Button>
        <CloseButton aria-label="Dismiss example note" onClick={() => setClosed(true)} />
      </Group>
    </section>
  )
}
