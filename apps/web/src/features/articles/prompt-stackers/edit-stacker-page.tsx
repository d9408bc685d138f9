import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PromptStacker } from '@web2/contract/articles'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/errors.ts'
import { staysAfterSave } from '../../../lib/after-save.ts'
import { promptStackers } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { StayAfterSave } from '../../../ui/saving/stay-after-save.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { stackerRecord } from './stackers-api.ts'
import { stackerValues } from './stacker-values.ts'
import { StackerForm } from './stacker-form.tsx'
import { StackerHelp } from './help-dialog.tsx'

const EditStacker = ({ stacker }: { stacker: PromptStacker }) => {
  const navigate = useNavigate()
  // kept as opened, because another user's save must not overwrite what is typed here
  const [initial] = useState(() => stackerValues(stacker))
  return (
    <>
      <PageHeader title={stacker.name}>
        <StackerHelp />
      </PageHeader>
      <StackerForm
        draftKey={`prompt-stacker.${stacker._id}`}
        initial={initial}
        latest={stacker}
        save={async (data, since) => {
          try {
            return await promptStackers.patch(stacker._id, { ...data, ...(since !== undefined && { since }) })
          } catch (error) {
            // refetched for the comparison with this version
            if (isApiError(error) && error.code === 409)
              await queryClient.invalidateQueries({ queryKey: [promptStackers.path] })
            throw error
          }
        }}
        onSaved={(saved) => {
          showSuccess(`${saved.name} was saved.`)
          if (staysAfterSave.get()) queryClient.setQueryData(stackerRecord(saved._id).queryKey, saved)
          void queryClient.invalidateQueries({ queryKey: [promptStackers.path] })
          if (staysAfterSave.get()) return 'stay'
          void navigate({ to: '/prompt-stacker' })
        }}
        onCancel={() => void navigate({ to: '/prompt-stacker' })}
        choice={<StayAfterSave />}
      />
    </>
  )
}

/** Page of an existing prompt stacker. */
export const EditStackerPage = () => {
  const { id = '' } = useSearch({ from: '/default/prompt-stacker/edit-prompt-stacker' })
  const record = useQuery({ ...stackerRecord(id), staleTime: 0, gcTime: 0 })

  // a stacker deleted during editing stays open with what is typed
  if (record.data !== undefined) return <EditStacker key={record.data._id} stacker={record.data} />
  return <RecordPlaceholder record={record} />
}
