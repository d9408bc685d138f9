import { Text } from '@mantine/core'
import { plainFormName } from '@web2/builder/leads'
import { shownValue, type Lead } from '@web2/contract/leads'
import { VisitorText } from '../visitor-text.tsx'
import { LeadCard } from '../lead-card.tsx'
import classes from './lead-page.module.css'

/** Entries of the visitor, with the labels of that time. */
export const EntriesCard = ({ lead: { entries, formName } }: { readonly lead: Lead }) => (
  <LeadCard
    title="Entries"
    aside={
      formName !== '' &&
      formName !== plainFormName && (
        <Text size="sm" c="dimmed" maw="60%" truncate title={formName}>
          {formName}
        </Text>
      )
    }
  >
    {entries.length === 0 ? (
      <Text size="sm" c="dimmed">
        The visitor sent the form without filling it in
      </Text>
    ) : (
      <dl className={classes.entries}>
        {entries.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.label || entry.name}</dt>
            <dd>
              {shownValue(entry) === '' ? (
                <Text span c="dimmed">
                  —
                </Text>
              ) : (
                <VisitorText text={shownValue(entry)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </LeadCard>
)
