import { useMutation } from '@tanstack/react-query'
import type { Setting, SettingChange } from '@web2/contract/accounts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { settings } from '../resources.ts'
import { settingRecord } from './settings-api.ts'

type WritersChange = Pick<SettingChange, 'defaultWriter' | 'taskWriters' | 'fallbackWriters'>

/** Saves a choice of models as soon as it is made. */
export const useSaveWriters = ({ _id }: Setting) =>
  useMutation({
    mutationFn: ({ change }: { change: WritersChange; done: string }) => settings.patch(_id, change),
    onSuccess: (saved, { done }) => {
      queryClient.setQueryData(settingRecord.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [settings.path, 'keys'] })
      showSuccess(done)
    },
    onError: (error) => showError(sentenceFor(error)),
  })
