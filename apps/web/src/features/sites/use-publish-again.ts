import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/errors.ts'
import { napUses } from '../listings/resources.ts'
import { sites } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { counted } from '../../lib/text/counted.ts'

interface NamedSite {
  readonly siteId: string
  readonly siteName: string
}

/** Publishes sites again, each to all of its places, and says which could not be. */
export const usePublishAgain = () =>
  useMutation({
    mutationFn: async (wanted: readonly NamedSite[]) => {
      const refused: string[] = []
      for (const { siteId, siteName } of wanted) {
        const answer = await sites.create({ siteId })
        if (answer.status === 'error') refused.push(`${siteName}: ${answer.message}`)
      }
      return refused
    },
    onSuccess: (refused, wanted) => {
      if (refused.length > 0) showError(refused.join(' '))
      else showSuccess(`Publishing ${counted(wanted.length, 'site')}`)
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => {
      for (const path of [napUses.path, sites.path]) void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
