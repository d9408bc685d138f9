import { Badge, Progress, Stack, Text, Title } from '@mantine/core'
import {
  defaultTierLimits,
  meteredResources,
  roleLabels,
  roleOf,
  type MeteredResource,
  type User,
} from '@web2/contract'
import { useUser } from '../../../lib/session/use-user.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import classes from './billing-page.module.css'

const resourceLabels: Record<MeteredResource, string> = {
  articles: 'Articles',
  images: 'Images',
  publishedPages: 'Published pages',
  campaignPosts: 'Campaign posts',
}

const number = new Intl.NumberFormat()

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const Waiting = ({ user }: { user: User }) => (
  <Stack gap="sm" p="xl" className="card" role="status">
    <Title order={2} size="h4">
      Your account is waiting to be activated
    </Title>
    <Text>
      {roleOf(user) === 'inactive-new-signup'
        ? 'You signed up as '
        : 'The subscription of this account is not active. You are signed in as '}
      <b>{user.email}</b>. Until an administrator of this installation activates the account, only this page
      is open to you.
    </Text>
    <Text>
      Please ask the person who runs this installation and name the address above. This page opens the rest of
      the product as soon as the account is active; you need not sign in again.
    </Text>
  </Stack>
)

const Tier = ({ user }: { user: User }) => {
  const used = user.tier.usedResources
  const allowed = defaultTierLimits[user.tier.type]
  return (
    <div className={classes.columns}>
      <Stack gap="md" p="xl" className="card">
        <Title order={2} size="h5">
          This month
        </Title>
        <Text className={classes.figure}>{used}%</Text>
        <Progress value={Math.min(used, 100)} aria-label={`${used}% of this month's allowance is used`} />
        <Text size="sm" c="dimmed">
          of the allowance is used, measured by whichever of the four amounts is used up most.
        </Text>
      </Stack>
      <Stack gap="sm" p="xl" className="card">
        <Title order={2} size="h5">
          What {capital(user.tier.type)} allows each month
        </Title>
        <dl className={classes.list}>
          {meteredResources.map((name) => (
            <div key={name}>
              <dt>{resourceLabels[name]}</dt>
              <dd>{number.format(allowed[name])}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </div>
  )
}

/** What the account is, what it may use, and, while it is not active, whom to ask. */
export const BillingPage = () => {
  const user = useUser()
  if (user === null) return null
  const active = user.subscription['lc.isActive']

  return (
    <>
      <PageHeader title="Billing" description={`Signed in as ${user.email}, ${roleLabels[roleOf(user)]}.`}>
        <Badge size="lg" tt="none" variant="light" color={active ? 'harbour' : 'yellow'}>
          {active ? `${capital(user.tier.type)}, active` : 'Not active'}
        </Badge>
      </PageHeader>
      {active ? <Tier user={user} /> : <Waiting user={user} />}
    </>
  )
}
