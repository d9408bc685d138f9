import { Button, Group, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ImprovedField } from '@web2/contract/articles'
import type { ArticleValues } from '../editing/article-values.ts'
import type { EditorAi } from './editor-ai.ts'
import classes from './field-proposal.module.css'

interface FieldProposalProps {
  readonly proposals: EditorAi['proposals']
  readonly field: ImprovedField
  readonly form: UseFormReturnType<ArticleValues>
}

const names: Readonly<Record<ImprovedField, string>> = {
  title: 'title',
  slug: 'slug',
  metaTitle: 'meta title',
  metaDescription: 'meta description',
}

/** A proposed value of a field, below it. */
export const FieldProposal = ({ proposals, field, form }: FieldProposalProps) => {
  const all = proposals.use()
  const proposal = all.get(field)
  if (!proposal) return null
  const decide = (isAccepted: boolean) => {
    if (isAccepted) form.setFieldValue(field, proposal.to)
    const rest = new Map(all)
    rest.delete(field)
    proposals.set(rest)
  }
  return (
    <section className={classes.proposal} aria-label={`Suggested ${names[field]}`}>
      <Text size="xs" c="dimmed">
        {proposal.reason}
      </Text>
      <Text size="sm" className={classes.value ?? ''}>
        {proposal.to}
      </Text>
      <Group gap="xs" mt={4}>
        <Button
          size="compact-xs"
          aria-label={`Accept suggested ${names[field]}`}
          onClick={() => decide(true)}
        >
          Accept
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Reject suggested ${names[field]}`}
          onClick={() => decide(false)}
        >
          Reject
        </Button>
      </Group>
    </section>
  )
}
