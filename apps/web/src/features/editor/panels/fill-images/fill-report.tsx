import { Alert, List, Text } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { shownText } from '@web2/builder'
import { useEffect, useRef } from 'react'
import { counted } from '../../../../lib/text/counted.ts'
import type { FillReport, PlaceFill } from '../../document/filling/fill-state.ts'
import { useEditor } from '../session/use-editor.ts'

interface FillReportNoteProps {
  readonly report: FillReport
  /** Places that kept their drawings. */
  readonly fills: readonly PlaceFill[]
}

/** What was added, and what was not and why. */
export const FillReportNote = ({ report: { added, isStopped }, fills }: FillReportNoteProps) => {
  const { data } = useEditor()
  const failed = fills.filter(({ failure }) => failure !== null)
  const isClean = failed.length === 0 && !isStopped
  const note = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone
  useEffect(() => note.current?.focus(), [])
  const Icon = isClean ? IconCircleCheck : IconInfoCircle
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      role="status"
      variant="light"
      color={isClean ? 'green' : 'yellow'}
      icon={<Icon aria-hidden />}
      title={`${isStopped ? 'Stopped: ' : ''}${counted(added, 'image')} added`}
    >
      {added > 0 && (
        <Text size="sm">
          Their rights are recorded in your media library. Undo brings the drawings of this page back.
        </Text>
      )}
      {failed.length > 0 && (
        <>
          <Text size="sm" mt="xs">
            {counted(failed.length, 'place')} kept {failed.length === 1 ? 'its drawing' : 'their drawings'}:
          </Text>
          <List size="sm">
            {failed.map(({ place, failure }) => (
              <List.Item key={place.key}>
                {[place.page, shownText(place.section, data)].filter(Boolean).join(' · ')}: {failure}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  )
}
