import { Button, Group, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPencil, IconPlugConnected, IconTrash } from '@tabler/icons-react'
import type { CloudAccount, CloudField, CloudSetting } from '@web2/contract/clouds'
import { queryClient } from '../../../lib/query/query-client.ts'
import { cloudAccounts, testCloudAccount } from '../resources.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { keyState } from '../../../ui/form/key-state.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TestAnswer } from '../../../ui/form/test-answer.tsx'
import { isKey } from './account-values.ts'
import classes from './cloud-accounts.module.css'

interface AccountCardProps {
  account: CloudAccount
  setting: CloudSetting
  onEdit: () => void
  onRemove: () => void
}

/** Returns a field's stored value without secrets. */
const shown = (account: CloudAccount, { name }: CloudField): string => {
  if (!isKey(name)) return account[name] || 'Default'
  const { set, last4 } = account[name]
  return set ? `•••• ${last4}`.trim() : 'Not set'
}

const isWorthShowing = (account: CloudAccount, { name, required }: CloudField): boolean =>
  required || isKey(name) || account[name] !== ''

/** One cloud account: what is stored of it, and whether it works. */
export const AccountCard = ({ account, setting, onEdit, onRemove }: AccountCardProps) => {
  const test = useMutation({
    mutationFn: () => testCloudAccount(account._id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [cloudAccounts.path] }),
  })
  const { lastTest } = account
  const facts = setting.capabilities.fields
    .filter((field) => isWorthShowing(account, field))
    .map((field) => ({ name: field.label, value: shown(account, field) }))
  const storages = setting.accounts.find(({ _id }) => _id === account._id)?.objectStorages ?? []
  if (setting.capabilities.storages)
    facts.push({
      name: 'Object storages',
      value: storages.length === 0 ? 'None found' : storages.map(({ name }) => name).join(', '),
    })
  const actions = [
    { name: 'Test', icon: IconPlugConnected, act: () => test.mutate(), loading: test.isPending },
    { name: 'Edit', icon: IconPencil, act: onEdit, loading: false },
    { name: 'Delete', icon: IconTrash, act: onRemove, loading: false },
  ]
  return (
    <article className={`card ${classes.account}`} aria-label={account.label}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="xs">
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {account.label}
          </Title>
          <StatusBadge {...keyState(lastTest)} />
        </Group>
        <Group gap="xs">
          {actions.map(({ name, icon: Icon, act, loading }) => (
            <Button
              key={name}
              size="xs"
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              loading={loading}
              onClick={act}
              aria-label={`${name} ${account.label}`}
            >
              {name}
            </Button>
          ))}
        </Group>
      </Group>
      <Facts facts={facts} />
      <TestAnswer
        answer={test.data ?? (lastTest?.status === 'error' ? lastTest : undefined)}
        error={test.error}
      />
    </article>
  )
}
