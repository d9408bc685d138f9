import { Text } from '@mantine/core'
import type { ListingReplacement } from '@web2/contract/listing-updates'
import { fieldLabels } from '../listings/fields/listing-fields.ts'
import classes from './updates.module.css'

const labelOf = ({ part, field, isLink }: ListingReplacement): string => {
  if (part === 'data') return `${fieldLabels[field]}: `
  if (isLink) return 'Link: '
  if (part === 'text') return ''
  return part === 'title' ? 'Title: ' : part === 'metaTitle' ? 'SEO title: ' : 'Meta description: '
}

/** Old data in its sentence, with what takes its place. */
export const Replacement = ({ of }: { readonly of: ListingReplacement }) => (
  <span className={classes.sentence}>
    {labelOf(of) !== '' && (
      <Text span size="sm" c="dimmed">
        {labelOf(of)}
      </Text>
    )}
    {of.lead}
    {of.before !== '' && <del className={classes.gone}>{of.before}</del>}{' '}
    {of.after === '' ? (
      <Text span size="sm" c="dimmed">
        (empty)
      </Text>
    ) : (
      <ins className={classes.added}>{of.after}</ins>
    )}
    {of.tail}
  </span>
)
