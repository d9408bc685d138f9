import { queryString } from '@web2/client/query-string'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { fetchBlob } from '../../../lib/files/fetch-blob.ts'
import type { ListState } from '../../../lib/list/list-query.ts'
import { wholeQuery } from '../../../lib/list/list-source.ts'
import { showError } from '../../../lib/snackbar.ts'
import { allButSpam, leadList } from '../leads-api.ts'

/** Returns the CSV export of the inbox. The server writes it, with all that is known of each lead. */
export const useLeadCsv = (state: ListState) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { $sort: _, ...query } = wholeQuery(leadList, state, allButSpam)
      downloadFile('leads.csv', await fetchBlob(`leads.csv${queryString(query)}`))
    },
    onError: (error) => showError(sentenceFor(error)),
  })
  return { onExport: () => mutate(), exporting: isPending }
}
