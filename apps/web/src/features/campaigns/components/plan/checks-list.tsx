import { Alert, Anchor, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { CampaignCheck, CampaignCheckMend, CampaignChecks } from '@web2/contract'
import { TextLink } from '../../../../ui/links.tsx'
import { stepTitles, type Step } from '../../steps.ts'

interface ChecksListProps {
  readonly checks: CampaignChecks
  readonly onStep: (step: Step) => void
}

const Mend = ({ mend, onStep }: { mend: CampaignCheckMend; onStep: (step: Step) => void }) => {
  switch (mend.kind) {
    case 'article':
      return (
        <TextLink
          to="/articles/edit-article"
          search={{ id: mend._id }}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {mend.title === '' ? 'Untitled' : mend.title}
        </TextLink>
      )
    case 'billing':
      return (
        <TextLink to="/billing" size="sm">
          Billing
        </TextLink>
      )
    case 'step':
      return (
        <Anchor component="button" type="button" size="sm" onClick={() => onStep(mend.step)}>
          {stepTitles[mend.step]}
        </Anchor>
      )
    case 'property':
      return <Text size="sm">{mend.title}</Text>
  }
}

const CheckRow = ({ check, onStep }: { check: CampaignCheck; onStep: (step: Step) => void }) => {
  const isBlocking = check.level === 'blocking'
  const Sign = isBlocking ? IconCircleX : IconAlertTriangle
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap" role="listitem">
      <ThemeIcon variant="light" color={isBlocking ? 'red' : 'yellow'} radius="xl" aria-hidden>
        <Sign size={18} />
      </ThemeIcon>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <span className="visually-hidden">{isBlocking ? 'To be mended: ' : 'Advice: '}</span>
          {check.finding}
        </Text>
        <Text size="sm" c="dimmed">
          {check.rule}
        </Text>
        {check.mend.length > 0 && (
          <Group gap="xs" mt={2}>
            <Text size="sm">Mend it here:</Text>
            {check.mend.map((mend, at) => (
              <Mend key={at} mend={mend} onStep={onStep} />
            ))}
          </Group>
        )}
      </div>
    </Group>
  )
}

/** What was found before the approval: what forbids it first, then advice. */
export const ChecksList = ({ checks: { checks, read, articles }, onStep }: ChecksListProps) => (
  <Stack gap="md">
    {checks.length === 0 ? (
      <Alert color="teal" variant="light" icon={<IconCircleCheck aria-hidden />}>
        Nothing speaks against this plan.
      </Alert>
    ) : (
      <Stack gap="md" role="list" aria-label="Checks">
        {checks.map((check, at) => (
          <CheckRow key={at} check={check} onStep={onStep} />
        ))}
      </Stack>
    )}
    {read < articles && (
      <Text size="sm" c="dimmed">
        The texts of the first {read.toLocaleString('en')} of {articles.toLocaleString('en')} articles were
        read for this.
      </Text>
    )}
  </Stack>
)
