import { Anchor, Stack, Text } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { Lead } from '@web2/contract/leads'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { dialable } from '../lead-words.ts'
import { LeadCard } from '../lead-card.tsx'
import classes from './lead-page.module.css'

/** Ways to reach the visitor. */
export const ContactCard = ({ lead: { name, email, phone } }: { readonly lead: Lead }) => {
  const number = dialable(phone)
  return (
    <LeadCard title="Contact">
      <Stack gap="xs">
        {name !== '' && (
          <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
        )}
        {email !== '' && (
          <div className={classes.contact}>
            <IconMail size={18} aria-hidden />
            <Anchor href={`mailto:${encodeURIComponent(email)}`} size="sm">
              {email}
            </Anchor>
            <CopyButton text={email} label="Copy email address" />
          </div>
        )}
        {phone !== '' && (
          <div className={classes.contact}>
            <IconPhone size={18} aria-hidden />
            {number === null ? (
              <Text size="sm" flex={1}>
                {phone}
              </Text>
            ) : (
              <Anchor href={`tel:${number}`} size="sm">
                {phone}
              </Anchor>
            )}
            <CopyButton text={phone} label="Copy phone number" />
          </div>
        )}
        {name === '' && email === '' && phone === '' && (
          <Text size="sm" c="dimmed">
            The visitor left no contact details
          </Text>
        )}
      </Stack>
    </LeadCard>
  )
}
