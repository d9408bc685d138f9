import { Text } from '@mantine/core'
import { shownText } from '@web2/builder'
import { counted } from '../../../../lib/text/counted.ts'
import type { FillReport, PlaceFill } from '../../document/filling/fill-state.ts'
import { BulkReport } from '../bulk/bulk-report.tsx'
import { useEditor } from '../session/use-editor.ts'

interface FillReportNoteProps {
  readonly report: FillReport
  /** Places that kept their drawings. */
  readonly fills: readonly PlaceFill[]
}

/** Number of added images, and the reason for each place without one. */
export const FillReportNote = ({ report: { added, isStopped }, fills }: FillReportNoteProps) => {
  const { data } = useEditor()
  const failed = fills.flatMap(({ place, failure }) =>
    failure === null
      ? []
      : {
          key: place.key,
          name: [place.page, shownText(place.section, data)].filter(Boolean).join(' · '),
          text: failure,
        },
  )
  return (
    <BulkReport
      title={`${isStopped ? 'Stopped: ' : ''}${counted(added, 'image')} added`}
      isClean={failed.length === 0 && !isStopped}
      keptTitle={`${counted(failed.length, 'place')} kept ${failed.length === 1 ? 'its drawing' : 'their drawings'}`}
      kept={failed}
    >
      {added > 0 && (
        <Text size="sm">
          Their rights are recorded in your media library. Undo brings the drawings of this page back.
        </Text>
      )}
    </BulkReport>
  )
}
