import { Alert, Button, Group, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Turbo } from '@web2/contract/generator'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { differenceOf } from '../api/difference-api.ts'
import { changeSentence, differenceSentence } from './change-sentences.ts'
import { PublishAgainDialog } from './publish-again-dialog.tsx'

/** Notice of changes since the last publication, with what would be sent and a button to publish it. */
export const Changed = ({ turbo }: { readonly turbo: Turbo }) => {
  const canPublish = useCan('site:publish')
  const [isAsking, setAsking] = useState(false)
  const { changedSince, actions } = turbo
  const needsSample = changedSince.includes('definition')
  const canRun = actions.includes('publish') && canPublish && !needsSample
  const difference = useQuery({ ...differenceOf(turbo), enabled: canRun && changedSince.length > 0 })
  if (changedSince.length === 0) return null
  return (
    <Alert color="yellow" variant="light" mt="md" title="Unpublished changes">
      <List size="sm" mb="sm">
        {changedSince.map((what) => (
          <List.Item key={what}>{changeSentence[what]}</List.Item>
        ))}
      </List>
      {difference.data !== undefined && (
        <Text size="sm" mb="sm" role="status">
          {differenceSentence(difference.data)}
        </Text>
      )}
      {difference.isFetching && difference.data === undefined && (
        <Text size="sm" mb="sm" role="status">
          Comparing with the published pages…
        </Text>
      )}
      <Group gap="sm">
        {needsSample ? (
          <ButtonLink
            size="xs"
            to="/zoomer-site-builder/edit-generation"
            search={{ id: turbo._id, step: 'review' }}
          >
            Review project
          </ButtonLink>
        ) : (
          canRun && (
            <Button size="xs" onClick={() => setAsking(true)}>
              Publish changes
            </Button>
          )
        )}
      </Group>
      {isAsking && <PublishAgainDialog turbo={turbo} action="publish" onClose={() => setAsking(false)} />}
    </Alert>
  )
}
