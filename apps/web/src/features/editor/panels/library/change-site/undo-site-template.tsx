import { Button, List, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { latestChange, latestUndo } from '../../../document/pages/site-template.ts'
import { useBuilder } from '../../session/use-editor.ts'

interface UndoSiteTemplateProps {
  readonly siteId: string
  /** Names the pages that stayed changed; true by default. */
  readonly hasList?: boolean
}

/** Undoes the latest change of the whole site, and says which pages stay because they were edited since. */
export const UndoSiteTemplate = ({ siteId, hasList = true }: UndoSiteTemplateProps) => {
  const { editor, canvas, opened } = useBuilder()
  const change = latestChange.use()
  const latest = latestUndo.use()
  const { progress = null, kept = [] } = latest?.siteId === siteId ? latest : {}
  const undo = async () => {
    if (!change) return
    const report = (sentence: string) => latestUndo.set({ siteId, progress: sentence, kept: [] })
    report('Undoing…')
    try {
      const { undoSiteTemplate } = await import('../../../document/pages/undo-site-template.ts')
      canvas.get()?.machine.rest()
      const pageId = opened.key().split('/')[1] ?? ''
      const stay = await undoSiteTemplate(change, { pageId, editor }, (done, total) =>
        report(`Undone ${done} of ${counted(total, 'page')}`),
      )
      const again = new Set(stay.filter(({ isFinal }) => !isFinal).map((page) => page.pageId))
      const pages = change.pages.filter((page) => again.has(page.pageId))
      latestChange.set(pages.length > 0 ? { ...change, pages } : null)
      latestUndo.set({ siteId, progress: null, kept: stay })
      editor.announce(stay.length > 0 ? 'Undone, except for some pages' : 'Undone for all pages')
    } catch (error) {
      latestUndo.set(null)
      editor.tell(`The change could not be undone. ${sentenceFor(error)}`)
    }
  }
  const isShown = change !== null && change.siteId === siteId && change.pages.length > 0
  const isListed = hasList && progress === null && kept.length > 0
  if (!isShown && !isListed) return null
  return (
    <Stack gap={6} mt="xs" align="flex-start">
      {isShown && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          loading={progress !== null}
          onClick={() => void undo()}
        >
          {kept.length > 0 ? `Undo ${counted(change.pages.length, 'page')} again` : 'Undo for all pages'}
        </Button>
      )}
      <Text size="xs" c="dimmed" role="status">
        {progress ?? (isListed ? `${counted(kept.length, 'page')} stayed changed:` : '')}
      </Text>
      {isListed && (
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
