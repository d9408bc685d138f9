import { Badge, Button, Group, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { AccessToken } from '@web2/contract/accounts'
import { formatMoment } from '../../../lib/dates.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { areaTexts, givenIn } from './scope-texts.ts'
import classes from './access-tokens.module.css'

interface TokenCardProps {
  token: AccessToken
  onRevoke: () => void
}

/** One token: what it may, until when, and whether it is used. */
export const TokenCard = ({ token, onRevoke }: TokenCardProps) => {
  const { name, scopes, last4, createdAt, expiresAt, lastUsedAt, userName } = token
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  const facts = [
    { name: 'Token', value: `Ends in ${last4}` },
    { name: 'Created', value: `${formatMoment(createdAt)} by ${userName}` },
    { name: 'Last used', value: lastUsedAt === null ? 'Never' : formatMoment(lastUsedAt) },
    { name: 'Expires', value: expiresAt === null ? 'Never' : formatMoment(expiresAt) },
  ]
  return (
    <article className={`card ${classes.token}`} aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <Group gap="xs" miw={0}>
          <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          {areaTexts.flatMap(({ area, label }) => {
            const given = givenIn(area, scopes)
            return given === '' ? (
              []
            ) : (
              <Badge key={area} variant="default" tt="none" fw={500}>
                {label}: {given}
              </Badge>
            )
          })}
          {isOver && (
            <Badge color="red" variant="light" tt="none" fw={500}>
              Expired
            </Badge>
          )}
        </Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          style={{ flex: 'none' }}
          onClick={onRevoke}
          aria-label={`Revoke ${name}`}
        >
          Revoke
        </Button>
      </Group>
      <Facts facts={facts} />
    </article>
  )
}
