import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../../ui/links.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { formatValues } from '../money.ts'
import { callsOf, joined } from './totals-words.ts'

/** Leads of a campaign with their value, and calls; renders nothing without any. */
export const CampaignLeads = ({ campaignId }: { readonly campaignId: string }) => {
  const totals = useQuery(leadTotals('campaign')).data?.find(({ of }) => of === campaignId)
  if (totals === undefined) return null
  const facts = joined(
    totals.leads > 0 ? `${counted(totals.leads, 'lead')}, ${totals.won.toLocaleString('en')} won` : '',
    formatValues(totals.value),
    callsOf(totals),
  )
  return (
    <section className="card" aria-label="Leads">
      <Group p="md" justify="space-between" gap="sm">
        <Text fw={600}>{facts}</Text>
        {totals.leads > 0 && (
          <TextLink to="/leads" search={leadsOf('campaign', campaignId)} size="sm">
            View leads
          </TextLink>
        )}
      </Group>
    </section>
  )
}
