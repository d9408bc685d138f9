import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../../ui/links.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { formatValues } from '../money.ts'

/** Leads of a campaign with their value; renders nothing without any. */
export const CampaignLeads = ({ campaignId }: { readonly campaignId: string }) => {
  const totals = useQuery(leadTotals('campaign')).data?.find(({ of }) => of === campaignId)
  if (totals === undefined) return null
  const value = formatValues(totals.value)
  return (
    <section className="card" aria-label="Leads">
      <Group p="md" justify="space-between" gap="sm">
        <Text fw={600}>
          {counted(totals.leads, 'lead')}, {totals.won.toLocaleString('en')} won
          {value !== '' && ` · ${value}`}
        </Text>
        <TextLink to="/leads" search={leadsOf('campaign', campaignId)} size="sm">
          View leads
        </TextLink>
      </Group>
    </section>
  )
}
