import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ArticleBulkStart } from '@web2/contract/articles'
import { useMemo, useState, type CSSProperties } from 'react'
import { ExamplePager } from '../../../../ui/form/example-pager.tsx'
import { listingChosen } from '../../../listings/fields/find-listings.ts'
import { exampleParts } from './article-example.ts'
import classes from './bulk-result.module.css'

interface ExampleArticleProps {
  readonly keywords: readonly string[]
  readonly by: Pick<ArticleBulkStart, 'cards' | 'stacker' | 'plan'>
  /** Business listings that the articles take in turn. */
  readonly napIds: readonly string[]
}

/** One article of the bulk as it will be asked for: its keyword, its listing, and its parts with their prompts. */
export const ExampleArticle = ({ keywords, by, napIds }: ExampleArticleProps) => {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, keywords.length - 1))
  const listing = useQuery(listingChosen(napIds[at % napIds.length] ?? null))
  const keyword = keywords[at] ?? '[Keyword]'
  const parts = useMemo(
    () => exampleParts(by, { keyword, nap: napIds.length === 0 ? undefined : listing.data }),
    [by, keyword, napIds.length, listing.data],
  )
  return (
    <Stack gap="xs">
      <ExamplePager title="Example article" at={at} count={keywords.length} onShow={setChosen} />
      <div className={classes.example}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {keyword}
        </Text>
        {napIds.length > 0 && listing.data !== undefined && (
          <Text size="xs" c="dimmed">
            For {listing.data.businessName}
          </Text>
        )}
        <Stack gap={10} mt="sm">
          {parts.map(({ key, name, depth, repeat, prompt }) => (
            <div key={key} className={classes.part} style={{ '--depth': depth } as CSSProperties}>
              <Text size="sm" fw={500}>
                {name}
                {repeat > 1 && ` × ${repeat}`}
              </Text>
              <Text size="xs" c="dimmed" className={classes.prompt ?? ''} title={prompt}>
                {prompt}
              </Text>
            </div>
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
