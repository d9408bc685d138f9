import { useQuery } from '@tanstack/react-query'
import type { Article } from '@web2/contract/articles'
import { TextLink } from '../../../../ui/links.tsx'
import { generationOfArticle } from '../../generated-text/generation-records.ts'

/** Link from an article to the brief and outline it was written from; nothing for other articles. */
export const PlanLink = ({
  article: { _id, source },
}: {
  readonly article: Pick<Article, '_id' | 'source'>
}) => {
  const isGenerated = source === 'ai' || source === 'bulk'
  const { data } = useQuery({ ...generationOfArticle(_id), enabled: isGenerated })
  return data?.plan ? (
    <TextLink to="/articles/add-article" search={{ generation: data._id }} size="sm">
      Brief, outline and review
    </TextLink>
  ) : null
}
