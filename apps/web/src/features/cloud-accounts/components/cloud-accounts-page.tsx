import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconCloudLock, IconPlus } from '@tabler/icons-react'
import type { CloudAccount } from '@web2/contract'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudAccounts, cloudSettings } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/confirm-removal.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { accountList, cloudsWithAccounts } from '../api/cloud-accounts-api.ts'
import { AccountCard } from './account-card.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** Accounts at S3-compatible stores that sites can be published to. */
export const CloudAccountsPage = () => {
  const list = useQuery(accountList)
  const clouds = useQuery(cloudsWithAccounts)
  const [edited, setEdited] = useState<CloudAccount | null | undefined>(undefined)
  const removal = useMutation({
    mutationFn: (account: CloudAccount) => cloudAccounts.remove(account._id),
    onSuccess: (_answer, account) => say(`${account.label} was deleted.`),
    onError: (error) => sayFailure(sentenceFor(error)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [cloudAccounts.path] }),
        queryClient.invalidateQueries({ queryKey: [cloudSettings.path] }),
      ]),
  })
  const askToRemove = (account: CloudAccount) =>
    confirmRemoval({
      title: 'Delete this cloud account?',
      names: [account.label],
      consequence:
        'Its keys are forgotten. What was published with them stays at the store; it can no longer be updated from here.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(account),
    })

  const failed = [list, clouds].find(({ isError }) => isError)

  const addButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited(null)}
      loading={clouds.isPending}
    >
      Add cloud account
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Cloud API keys"
        description="Accounts at S3-compatible object storages. Keys are stored sealed and never shown again."
      >
        {list.data !== undefined && list.data.length > 0 && addButton}
      </PageHeader>
      {failed !== undefined && (
        <Failure message={sentenceFor(failed.error)} onRetry={() => void failed.refetch()} />
      )}
      {list.isPending && <Waiting />}
      {list.data?.length === 0 && (
        <div className="card">
          <EmptyState
            icon={IconCloudLock}
            title="No cloud accounts yet"
            text="Add the endpoint and keys of an S3-compatible storage to publish sites into its buckets. The built-in host works without one."
          >
            {addButton}
          </EmptyState>
        </div>
      )}
      {list.data?.map((account) => (
        <AccountCard
          key={account._id}
          account={account}
          onEdit={() => setEdited(account)}
          onRemove={() => askToRemove(account)}
        />
      ))}
      <AccountDialog account={edited} clouds={clouds.data ?? []} onClose={() => setEdited(undefined)} />
    </>
  )
}
