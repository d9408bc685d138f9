import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Site } from '@web2/contract'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { useCan } from '../../../../lib/session/use-user.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextLink } from '../../../../ui/links.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { cloudChoices } from '../../api/sites-api.ts'
import { builtinTarget, targetKey, toggled, type Target } from '../../publish-targets.ts'
import { builtinName } from '../../target-names.ts'
import { AccountBuckets } from './account-buckets.tsx'
import classes from './targets.module.css'

interface TargetChoiceProps {
  site: Site
  targets: readonly Target[]
  onChange: (targets: Target[]) => void
}

/** Where the site goes: the built-in host, and buckets of cloud accounts. */
export const TargetChoice = ({ site, targets, onChange }: TargetChoiceProps) => {
  const clouds = useQuery(cloudChoices)
  const canManage = useCan('settings:manage')
  const accounts = (clouds.data ?? [])
    .filter(({ capabilities }) => capabilities.needsAccount)
    .flatMap((setting) => setting.accounts.map((account) => ({ setting, account })))

  return (
    <Stack gap="sm">
      <div className={classes.place}>
        <Checkbox
          label={builtinName}
          description={`Served by this installation, under ${site.rootSlug}`}
          checked={targets.some((target) => targetKey(target) === targetKey(builtinTarget))}
          onChange={() => onChange(toggled(targets, builtinTarget))}
        />
      </div>
      {clouds.isPending && <Waiting label="Loading the cloud accounts" />}
      {clouds.isError && (
        <Failure message={sentenceFor(clouds.error)} onRetry={() => void clouds.refetch()} />
      )}
      {accounts.map(({ setting, account }) => (
        <AccountBuckets
          key={account._id}
          setting={setting}
          account={account}
          targets={targets}
          onChange={onChange}
        />
      ))}
      {clouds.isSuccess && (
        <Text size="sm" c="dimmed">
          {accounts.length === 0
            ? 'To publish to an object storage, add an account first. '
            : 'Another account? '}
          {canManage ? (
            <TextLink to="/settings/clouds-api-keys" size="sm" underline="always">
              Cloud API keys
            </TextLink>
          ) : (
            'Whoever owns this account can add one under Cloud API keys.'
          )}
        </Text>
      )}
    </Stack>
  )
}
