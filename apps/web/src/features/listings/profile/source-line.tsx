import { Anchor, Text } from '@mantine/core'
import type { ProfileSource } from '@web2/contract/listings'
import type { FormEntry } from './profile-values.ts'
import classes from './profile.module.css'

/** '/about' of 'https://example.com/about', with the host. */
const shortUrl = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.host}${parsed.pathname === '/' ? '' : parsed.pathname}` : url
}

/** The line that a value came from, with a link to its page. */
export const SourceLine = ({ source }: { readonly source: ProfileSource }) => {
  const { kind, line, url } = source
  const place =
    url === null ? (
      'the business listing'
    ) : (
      <Anchor href={url} target="_blank" rel="noreferrer noopener" size="xs" underline="always">
        {shortUrl(url)}
      </Anchor>
    )
  return (
    <Text size="xs" c="dimmed" className={classes.text ?? ''}>
      {kind === 'json-ld' ? 'From the structured data of ' : 'From '}
      {place}: “{line}”
    </Text>
  )
}

/** Returns the line that a value of the form came from; null if a person entered or changed it. */
export type SourceOf = (entry: FormEntry) => ProfileSource | null

interface EntrySourceProps {
  readonly entry: FormEntry | undefined
  readonly sourceOf: SourceOf
}

/** The line that a value of the form came from, as long as it is unchanged. */
export const EntrySource = ({ entry, sourceOf }: EntrySourceProps) => {
  const source = entry ? sourceOf(entry) : null
  return source && <SourceLine source={source} />
}
