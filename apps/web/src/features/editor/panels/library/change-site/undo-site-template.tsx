import { Button, List, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { latestChange, type KeptPage } from '../../../document/pages/site-template.ts'
import { useBuilder } from '../../session/use-editor.ts'

/** Undoes the latest change of the whole site, and says which pages stay because they were edited since. */
export const UndoSiteTemplate = ({ siteId }: { readonly siteId: string }) => {
  const { editor, canvas, opened } = useBuilder()
  const change = latestChange.use()
  const [progress, setProgress] = useState<string | null>(null)
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  const undo = async () => {
    if (!change) return
    setProgress('Undoing…')
    try {
      const { undoSiteTemplate } = await import('../../../document/pages/site-in-template.ts')
      canvas.get()?.machine.rest()
      const pageId = opened.key().split('/')[1] ?? ''
      const stay = await undoSiteTemplate(change, { pageId, editor }, (done, total) =>
        setProgress(`Undone ${done} of ${counted(total, 'page')}`),
      )
      const again = new Set(stay.filter(({ isFinal }) => !isFinal).map((page) => page.pageId))
      const pages = change.pages.filter((page) => again.has(page.pageId))
      latestChange.set(pages.length > 0 ? { ...change, pages } : null)
      setKept(stay)
      editor.announce(stay.length > 0 ? 'Undone except for some pages' : 'Undone for all pages')
    } catch (error) {
      editor.tell(`The change could not be undone. ${sentenceFor(error)}`)
    } finally {
      setProgress(null)
    }
  }
  const isShown = change !== null && change.siteId === siteId && change.pages.length > 0
  if (!isShown && kept.length === 0) return null
  return (
    <Stack gap={6} mt="xs">
      {isShown && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          loading={progress !== null}
          onClick={() => void undo()}
        >
          Undo for all pages
        </Button>
      )}
      <Text size="xs" c="dimmed" role="status">
        {progress ?? (kept.length > 0 ? `${counted(kept.length, 'page')} stayed changed:` : '')}
      </Text>
      {progress === null && kept.length > 0 && (
        <List size="xs">
          {kept.map(({ pageId, name, reason }) => (
            <List.Item key={pageId}>
              {name}: {reason}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}
