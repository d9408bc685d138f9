import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ImageRights } from '@web2/contract/media'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { downloadText } from '../../../lib/files/download.ts'
import { showError } from '../../../lib/snackbar.ts'
import { allImageRights } from './images-api.ts'

const head = [
  'Image',
  'Credit',
  'Source',
  'Author',
  'License',
  'License URL',
  'Source page',
  'Prompt',
  'Model',
  'Cost in US dollars',
  'Added',
  'Added by',
]

const row = (line: ImageRights): string[] => [
  line.url,
  line.credit,
  line.sourceTitle,
  line.author,
  line.licence,
  line.licenceUrl ?? '',
  line.link ?? '',
  line.prompt ?? '',
  line.model ?? '',
  line.cost === null ? '' : String(line.cost),
  line.createdAt,
  line.takenBy ?? '',
]

/**
 * Link that downloads the image rights as a CSV file: author, license, and when and by whom each was
 * selected.
 */
export const CreditsFile = () => {
  const saving = useMutation({
    mutationFn: allImageRights,
    onSuccess: (lines) => downloadText('image-credits.csv', toCsv(head, lines.map(row)), 'text/csv'),
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Download all credits (CSV)
    </Anchor>
  )
}
