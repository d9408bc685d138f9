import { Alert, Anchor, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { CampaignCheck, CampaignCheckFix, CampaignChecks } from '@web2/contract/campaigns'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { TextLink } from '../../../ui/links.tsx'
import { stepTitles, type Step } from '../steps.ts'
import { DisclosureDialog } from './disclosure-dialog.tsx'

interface ChecksListProps {
  readonly checks: CampaignChecks
  readonly onStep: (step: Step) => void
}

interface MendProps {
  readonly mend: CampaignCheckFix
  readonly campaignId: string
  readonly onStep: (step: Step) => void
}

/** Opens the dialog that puts a disclosure into the articles. */
const Disclose = ({ campaignId, articles }: { campaignId: string; articles: number }) => {
  const canWrite = useCan('content:write')
  const [isOpen, setOpen] = useState(false)
  if (!canWrite) return null
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
        Insert disclosure…
      </Button>
      {isOpen && (
        <DisclosureDialog campaignId={campaignId} articles={articles} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const FixLink = ({ mend, campaignId, onStep }: MendProps) => {
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
    case 'disclose':
      return <Disclose campaignId={campaignId} articles={mend.articles} />
    case 'property':
      return <Text size="sm">{mend.title}</Text>
  }
}

interface CheckRowProps extends Omit<MendProps, 'mend'> {
  readonly check: CampaignCheck
}

const levels: Readonly<Record<CampaignCheck['level'], string>> = {
  blocking: 'Error: ',
  confirm: 'Fix or confirm: ',
  warning: 'Warning: ',
}

const CheckRow = ({ check, campaignId, onStep }: CheckRowProps) => {
  const isBlocking = check.level !== 'warning'
  const Sign = isBlocking ? IconCircleX : IconAlertTriangle
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap" role="listitem">
      <ThemeIcon variant="light" color={isBlocking ? 'red' : 'yellow'} radius="xl" aria-hidden>
        <Sign size={18} />
      </ThemeIcon>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <span className="visually-hidden">{levels[check.level]}</span>
          {check.finding}
        </Text>
        <Text size="sm" c="dimmed">
          {check.rule}
        </Text>
        {check.mend.length > 0 && (
          <Group gap="xs" mt={2}>
            <Text size="sm">Fix:</Text>
            {check.mend.map((mend, at) => (
              <FixLink key={at} mend={mend} campaignId={campaignId} onStep={onStep} />
            ))}
          </Group>
        )}
      </div>
    </Group>
  )
}

/** Findings before the approval: errors first, then advice. */
export const ChecksList = ({ checks: { _id, checks }, onStep }: ChecksListProps) => (
  <Stack gap="md">
    {checks.length === 0 ? (
      <Alert color="teal" variant="light" icon={<IconCircleCheck aria-hidden />}>
        No issues found
      </Alert>
    ) : (
      <Stack gap="md" role="list" aria-label="Checks">
        {checks.map((check, at) => (
          <CheckRow key={at} check={check} campaignId={_id} onStep={onStep} />
        ))}
      </Stack>
    )}
  </Stack>
)
