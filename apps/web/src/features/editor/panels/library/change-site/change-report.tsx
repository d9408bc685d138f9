import { Alert, List, Text } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { counted } from '../../../../../lib/text/counted.ts'
import type { SiteTemplateReport } from '../../../document/pages/site-in-template.ts'
import { UndoSiteTemplate } from './undo-site-template.tsx'

/** Number of changed pages, the reason for each that stayed as it was, and the way back. */
export const ChangeReport = ({
  report: { change, failed, left, refusal },
}: {
  readonly report: SiteTemplateReport
}) => {
  const note = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone
  useEffect(() => note.current?.focus(), [])
  const isClean = failed.length === 0 && left === 0
  const added = change.pages.filter(({ isNew }) => isNew).length
  const Icon = isClean ? IconCircleCheck : IconInfoCircle
  return (
    <>
      <Alert
        ref={note}
        tabIndex={-1}
        role="status"
        variant="light"
        color={isClean ? 'green' : 'yellow'}
        icon={<Icon aria-hidden />}
        title={`${counted(change.pages.length - added, 'page')} changed${added > 0 ? `, ${added} added` : ''}`}
      >
        {change.pages.length === 0 && failed.length === 0 && left === 0 && (
          <Text size="sm">The pages have this template already.</Text>
        )}
        {left > 0 && (
          <Text size="sm">
            {refusal ?? 'You stopped.'} {counted(left, 'page')} kept the template before.
          </Text>
        )}
        {failed.length > 0 && (
          <List size="sm">
            {failed.map(({ pageId, name, reason }) => (
              <List.Item key={pageId}>
                {name}: {reason}
              </List.Item>
            ))}
          </List>
        )}
        {change.pages.length > 0 && (
          <Text size="sm">
            Close this to see them. “Undo for all pages” stays in the Templates tab until you close or reload
            the editor.
          </Text>
        )}
      </Alert>
      <UndoSiteTemplate siteId={change.siteId} />
    </>
  )
}
