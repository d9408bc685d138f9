import { Stack, Text } from '@mantine/core'
import type { Lead } from '@web2/contract/leads'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { LeadCard } from '../lead-card.tsx'

/** Text that the visitor consented to, and the version of the form that showed it. */
export const ConsentCard = ({ consent }: { readonly consent: NonNullable<Lead['consent']> }) => (
  <LeadCard
    title="Consent"
    aside={
      <StatusBadge label={consent.given ? 'Given' : 'Not given'} color={consent.given ? 'green' : 'yellow'} />
    }
  >
    <Stack gap="xs">
      <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {consent.text}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Form version {consent.version}
      </Text>
    </Stack>
  </LeadCard>
)
