import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconExternalLink, IconKey, IconPlugConnected, IconTrash } from '@tabler/icons-react'
import { settingServiceLabels, type Setting } from '@web2/contract/accounts'
import type { KeyTest } from '@web2/contract/core'
import { useEffect } from 'react'
import { settings, testSetting } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { keyState } from '../../../ui/form/key-state.ts'
import { StatusBadge, type StatusLook } from '../../../ui/status-badge.tsx'
import { TestAnswer } from '../../../ui/form/test-answer.tsx'
import type { ServiceCardText } from './service-fields.ts'
import { isComplete, isTouched, storedIn } from './service-values.ts'
import classes from './api-keys.module.css'
import { ReturnAddress } from './return-address.tsx'

interface ServiceCardProps {
  card: ServiceCardText
  setting: Setting
  /** When its keys were saved last; they are tried at once. */
  savedAt: number | undefined
  onEdit: () => void
  onClear: () => void
}

const lookOf = (isComplete: boolean, isTouched: boolean, test: KeyTest | undefined): StatusLook => {
  if (isComplete) return keyState(test)
  return isTouched ? { label: 'Incomplete', color: 'yellow' } : { label: 'Not connected', color: 'gray' }
}

/** One service: what is stored for it, and what it answers. */
export const ServiceCard = ({ card, setting, savedAt, onEdit, onClear }: ServiceCardProps) => {
  const { service, text, page, fields } = card
  const label = settingServiceLabels[service]
  const test = useMutation({
    mutationFn: () => testSetting(service),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [settings.path] }),
  })
  const { mutate: tryKeys } = test
  useEffect(() => {
    if (savedAt !== undefined) tryKeys()
  }, [savedAt, tryKeys])
  const complete = isComplete(setting, card)
  const touched = isTouched(setting, card)
  const tested = complete ? setting.tests[service] : undefined
  const lastWord = (page?.label.lastIndexOf(' ') ?? -1) + 1
  const facts = fields
    .map((field) => ({ field, stored: storedIn(setting, service, field) }))
    .filter(({ field, stored }) => touched && (field.required || stored.isSet))

  return (
    <article className={`card ${classes.service}`} aria-label={label}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Title order={3} size="h5">
          {label}
        </Title>
        <StatusBadge {...lookOf(complete, touched, tested)} />
      </Group>
      <Text size="sm" c="dimmed">
        {text}{' '}
        {page !== undefined && (
          <Anchor size="sm" href={page.href} target="_blank" rel="noreferrer" underline="always">
            {page.label.slice(0, lastWord)}
            <span style={{ whiteSpace: 'nowrap' }}>
              {page.label.slice(lastWord)}
              <IconExternalLink size={14} aria-hidden className={classes.outside} />
            </span>
          </Anchor>
        )}
      </Text>
      {card.asksForReturn && <ReturnAddress address={setting.returnAddress} />}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ field, stored }) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>{stored.isSet ? stored.text : 'Not set'}</dd>
            </div>
          ))}
        </dl>
      )}
      <TestAnswer
        answer={test.data ?? (tested?.status === 'error' ? tested : undefined)}
        error={test.error}
      />
      <Group gap="xs" className={classes.actions}>
        <Button
          size="xs"
          variant={touched ? 'default' : 'light'}
          leftSection={<IconKey size={16} aria-hidden />}
          onClick={() => {
            test.reset()
            onEdit()
          }}
          aria-label={`${touched ? 'Replace' : 'Add'} ${label}`}
        >
          {touched ? 'Replace' : 'Add'}
        </Button>
        {complete && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
            aria-label={`Test ${label}`}
          >
            Test
          </Button>
        )}
        {touched && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => {
              test.reset()
              onClear()
            }}
            aria-label={`Remove ${label}`}
          >
            Remove{' '}
          </Button>
        )}
      </Group>
    </article>
  )
}
