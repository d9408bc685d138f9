import type { TextLocation } from '@web2/writing'
import type { ReactNode } from 'react'
import type { ArticleValues } from '../editing/article-values.ts'
import { SideCard } from '../editing/side-card.tsx'
import { ResultPreview } from './result-preview.tsx'
import { ScoreCard } from './score-card.tsx'
import type { LiveScore } from './use-score.ts'

type Found = Pick<LiveScore, 'found'>

interface ScoreSideProps extends Found {
  readonly onShow: (place: TextLocation) => void
  /** Shown below the checks. */
  readonly children?: ReactNode
}

/** Card with the live score of the article. */
export const ScoreSide = ({ found, onShow, children }: ScoreSideProps) => (
  <SideCard title="Score">
    <ScoreCard {...found.use()} onShow={onShow} />
    {children}
  </SideCard>
)

interface PreviewSideProps extends Found {
  readonly values: Pick<ArticleValues, 'title' | 'slug' | 'metaTitle' | 'metaDescription'>
}

/** Card with a search result preview of the article. */
export const PreviewSide = ({
  found,
  values: { title, slug, metaTitle, metaDescription },
}: PreviewSideProps) => (
  <SideCard title="Search preview">
    <ResultPreview
      title={title}
      slug={slug}
      metaTitle={metaTitle}
      metaDescription={metaDescription}
      beginning={found.use().score?.beginning ?? ''}
    />
  </SideCard>
)
