import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TurboPlan } from '@web2/contract/generator'
import { useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { pagesNamed } from '../api/project-api.ts'
import { elsewhereName } from './check-sentences.ts'
import { percent } from '../percent.ts'
import { ElsewhereDialog } from '../pages/similar-elsewhere-dialog.tsx'
import classes from '../generator.module.css'

type Elsewhere = NonNullable<TurboPlan['elsewhere']>

/** Similarity of pages to the account's content outside the project. */
export const SimilarExistingContent = ({
  elsewhere,
  from,
}: {
  readonly elsewhere: Elsewhere
  readonly from: number
}) => {
  const [shown, setShown] = useState<string | null>(null)
  const { articles, pages, sitePages, highest, alike, pairs } = elsewhere
  const names = useQuery(pagesNamed(pairs.map(({ page }) => page))).data
  const nameOf = (id: string) => names?.get(id)?.name ?? '…'
  return (
    <section aria-label="Existing content">
      <Text size="sm" fw={600}>
        Compared with your existing content
      </Text>
      <Text size="sm" mb="xs">
        {articles + pages + sitePages === 0
          ? 'You have no other articles or pages to compare with yet.'
          : `Compared with ${counted(articles, 'article')}, ${counted(pages, 'page')} of other projects and ${counted(sitePages, 'page')} of other sites.`}{' '}
        {articles + pages + sitePages === 0
          ? ''
          : pairs.length === 0
            ? 'No similar content found.'
            : `The highest similarity is ${percent(highest)}; ${alike === 0 ? 'no page is' : `${counted(alike, 'page')} ${alike === 1 ? 'is' : 'are'}`} above your limit of ${percent(from)}.`}
      </Text>
      {pairs.length > 0 && (
        <div
          className={classes.scroll}
          tabIndex={0}
          role="group"
          aria-label="Pages similar to existing content"
        >
          {pairs.map(({ page, similarity, ...other }) => (
            <div key={page} className={classes.pair}>
              <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {percent(similarity)}
              </Text>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {nameOf(page)} – {elsewhereName(other)}
              </Text>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`Compare ${nameOf(page)} and ${other.name}`}
                onClick={() => setShown(page)}
              >
                Compare
              </Button>
            </div>
          ))}
        </div>
      )}
      {shown !== null && <ElsewhereDialog pageId={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
