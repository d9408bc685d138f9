import { Badge, Tabs } from '@mantine/core'
import { leadStatuses } from '@web2/contract/leads'
import { leadStatusLabel } from '../lead-status.tsx'
import classes from './lead-list.module.css'

interface StatusTabsProps {
  /** Empty for all but spam. */
  readonly value: string
  readonly counts: { readonly new: number; readonly spam: number } | undefined
  readonly onChange: (status: string) => void
}

const all = 'all'

/** Narrows the inbox to one status. */
export const StatusTabs = ({ value, counts, onChange }: StatusTabsProps) => {
  const countOf = (status: string) => (status === 'new' || status === 'spam' ? (counts?.[status] ?? 0) : 0)
  return (
    <Tabs
      className={classes.tabs ?? ''}
      value={value === '' ? all : value}
      onChange={(next) => onChange(next === null || next === all ? '' : next)}
    >
      <Tabs.List aria-label="Status">
        <Tabs.Tab value={all}>All</Tabs.Tab>
        {leadStatuses.map((status) => {
          const count = countOf(status)
          return (
            <Tabs.Tab
              key={status}
              value={status}
              rightSection={
                count > 0 && (
                  <Badge
                    size="sm"
                    variant={status === 'spam' ? 'default' : 'light'}
                    miw="max-content"
                    color="harbour"
                  >
                    {count.toLocaleString('en')}
                  </Badge>
                )
              }
            >
              {leadStatusLabel(status)}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
    </Tabs>
  )
}
