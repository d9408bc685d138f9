import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { downloadText } from '../../../lib/files/download.ts'
import { showError } from '../../../lib/snackbar.ts'
import { everyNap } from '../listings-api.ts'
import { napFile } from './listing-table.ts'

/** All listings as a table that can be changed and read again. */
export const AllListings = () => {
  const file = useMutation({
    mutationFn: everyNap,
    onSuccess: (rows) => downloadText('all-business-listings.csv', napFile(rows), 'text/csv'),
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <Button variant="default" loading={file.isPending} onClick={() => file.mutate()}>
      Download all listings
    </Button>
  )
}
