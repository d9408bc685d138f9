import { Code, Group, Stack, Text, Title } from '@mantine/core'
import type { Nap } from '@web2/contract/listings'
import { localBusiness } from '@web2/site'
import { CopyButton } from '../../../ui/copy-button.tsx'
import classes from './record.module.css'

/** Structured data of a listing, to view and copy. */
export const NapJsonLd = ({ nap }: { readonly nap: Nap }) => {
  const data = JSON.stringify(localBusiness(nap, undefined), null, 2).replaceAll('</', '<\\/')
  const code = `<script type="application/ld+json">\n${data}\n</script>`
  return (
    <section className="card" aria-labelledby="nap-json-ld">
      <Stack p="lg" gap="sm">
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Title order={2} size="h5" id="nap-json-ld">
            JSON-LD
          </Title>
          <CopyButton text={code} label="Copy JSON-LD" />
        </Group>
        <Text size="sm" c="dimmed">
          Sites that use this listing include this code with their own URL. Copy it for pages built elsewhere.
          It reflects the last saved version.
        </Text>
        <Code block className={classes.code ?? ''} tabIndex={0} aria-label="JSON-LD of this listing">
          {code}
        </Code>
      </Stack>
    </section>
  )
}
