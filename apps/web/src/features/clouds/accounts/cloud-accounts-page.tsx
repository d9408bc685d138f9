import classes from './cloud-accounts.module.css'
import { Button, Group, Title } from '@mantine/core'
import { useMutation, useQuery, queryOptions } from '@tanstack/react-query'
import { IconCloudLock, IconPlus } from '@tabler/icons-react'
import type { CloudAccount } from '@web2/contract/clouds'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudAccounts, cloudSettings } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountDialog, type EditedAccount } from './account-dialog.tsx'
import { CloudOffer } from './cloud-offer.tsx'

const accountList = queryOptions({
  queryKey: [cloudAccounts.path, 'all'],
  queryFn: () => cloudAccounts.findAll(),
})

/** Clouds that take an account. */
const cloudsWithAccounts = queryOptions({
  queryKey: [cloudSettings.path],
  // whatever the limit, the answer is the whole list
  queryFn: async () => (await cloudSettings.find({ $limit: 1 })).data,
  select: (clouds) => clouds.filter(({ capabilities }) => capabilities.needsAccount),
})

/** Accounts at clouds that sites can be published to, and the clouds there are. */
export const CloudAccountsPage = () => {
  const list = useQuery(accountList)
  const clouds = useQuery(cloudsWithAccounts)
  const [edited, setEdited] = useState<EditedAccount | undefined>(undefined)
  const removal = useMutation({
    mutationFn: (account: CloudAccount) => cloudAccounts.remove(account._id),
    onSuccess: (_answer, account) => showSuccess(`Deleted “${account.label}”.`),
    onError: (error) => showError(sentenceFor(error)),
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
        'This deletes its keys. Published files stay in your buckets, but you can no longer update them from here.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(account),
    })

  const failed = [list, clouds].find(({ isError }) => isError)
  const settings = clouds.data ?? []
  const [first] = settings
  const isEmpty = list.data?.length === 0

  const addButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => first && setEdited({ at: first })}
      loading={clouds.isPending}
    >
      Add cloud account
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Cloud accounts"
        description="Connect cloud storage to publish your sites. Keys are encrypted and never shown again."
      >
        {list.data !== undefined && !isEmpty && addButton}
      </PageHeader>
      {failed !== undefined && (
        <Failure message={sentenceFor(failed.error)} onRetry={() => void failed.refetch()} />
      )}
      {(list.isPending || clouds.isPending) && <Waiting of="cards" />}
      {isEmpty && (
        <div className="card">
          <EmptyState
            motif="sites"
            icon={IconCloudLock}
            title="No cloud accounts yet"
            text="Connect an account to publish sites to your own buckets. Built‑in hosting works without one."
          >
            {addButton}
          </EmptyState>
        </div>
      )}
      {settings.map((setting) => {
        const own = (list.data ?? []).filter(({ cloud }) => cloud === setting.cloud)
        if (own.length === 0) return null
        return (
          <section key={setting.cloud} className={classes.cloud} aria-label={setting.name}>
            <Group gap="xs" wrap="nowrap" mb="sm">
              <BrandLogo of={setting.cloud} size={24} />
              <Title order={2} size="h5">
                {setting.name}
              </Title>
            </Group>
            {own.map((account) => (
              <AccountCard
                key={account._id}
                account={account}
                setting={setting}
                onEdit={() => setEdited({ account })}
                onRemove={() => askToRemove(account)}
              />
            ))}
          </section>
        )
      })}
      {settings.length > 0 && list.isSuccess && (
        <section aria-labelledby="clouds-on-offer">
          <Title order={2} size="h5" mt="xl" id="clouds-on-offer">
            Clouds
          </Title>
          <ul className={classes.offers}>
            {settings.map((setting) => (
              <CloudOffer key={setting.cloud} setting={setting} onAdd={() => setEdited({ at: setting })} />
            ))}
          </ul>
        </section>
      )}
      <AccountDialog edited={edited} clouds={settings} onClose={() => setEdited(undefined)} />
    </>
  )
}
