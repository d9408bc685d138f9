import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPencil, IconPlugConnected, IconTrash } from '@tabler/icons-react'
import type { CloudAccount } from '@web2/contract'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { testCloudAccount } from '../../../lib/api/resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import classes from './account-card.module.css'

interface AccountCardProps {
  account: CloudAccount
  onEdit: () => void
  onRemove: () => void
}

/** One cloud account: what is stored of it, and whether it works. */
export const AccountCard = ({ account, onEdit, onRemove }: AccountCardProps) => {
  const test = useMutation({ mutationFn: () => testCloudAccount(account._id) })
  const facts = [
    { name: 'Endpoint', value: account.endpoint },
    { name: 'Region', value: account.region },
    { name: 'Access key', value: `•••• ${account.accessKey.last4}` },
    { name: 'Secret key', value: `•••• ${account.secretKey.last4}` },
  ]
  return (
    <article className={`card ${classes.account}`} aria-label={account.label}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {account.label}
        </Title>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
            aria-label={`Test ${account.label}`}
          >
            Test
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={onEdit}
            aria-label={`Edit ${account.label}`}
          >
            Edit
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
            aria-label={`Delete ${account.label}`}
          >
            Delete
          </Button>
        </Group>
      </Group>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {test.isError && <Failure message={sentenceFor(test.error)} />}
      {test.data?.status === 'error' && <Failure message={test.data.message} />}
      {test.data?.status === 'success' && (
        <Alert color="harbour" variant="light" role="status">
          <Text size="sm">{test.data.message}</Text>
        </Alert>
      )}
    </article>
  )
}
