import { useMutation } from '@tanstack/react-query'
import type { Turbo, TurboAction } from '@web2/contract/generator'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { turboPages, turbos, turboSites } from '../../../lib/api/turbo-resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { turboRecord } from '../api/turbo-api.ts'

const saidAfter: Partial<Record<TurboAction, string>> = {
  pause: 'Paused. What is being sent is finished first.',
  resume: 'It goes on.',
  cancel: 'Cancelled. What is published stays.',
  retry: 'What had failed is tried again.',
  publish: 'Publishing what differs.',
  list: 'Pages are published again without noindex.',
}

/** Does something with a generation, and says so; a refusal is said as well. */
export const useTurboAction = () =>
  useMutation({
    mutationFn: ({ id, action }: { readonly id: string; readonly action: TurboAction }): Promise<Turbo> =>
      turbos.patch(id, { action }),
    onSuccess: (turbo, { action }) => {
      queryClient.setQueryData(turboRecord(turbo._id).queryKey, turbo)
      const said = saidAfter[action]
      if (said !== undefined) say(said)
    },
    onError: (error) => sayFailure(sentenceFor(error)),
    onSettled: () => {
      for (const path of [turbos.path, turboPages.path, turboSites.path])
        void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
