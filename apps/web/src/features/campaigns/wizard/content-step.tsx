import { Radio, Select, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { keywordWarnings } from '@web2/contract/articles'
import type { CampaignSource, CampaignSpread } from '@web2/contract/campaigns'
import { useMemo, useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { KeywordWarnings } from '../../articles/generated-text/keyword-warnings.tsx'
import { CategoryPicker } from '../../articles/categories/category-picker.tsx'
import { categoriesNamed } from '../../articles/categories/category-choice.ts'
import { allFeeds, articlesIn, stackersFound } from '../campaigns-api.ts'
import { keywordsOf, type CampaignValues } from '../campaign-values.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { EmptyChoice } from './empty-choice.tsx'
import { ArticlesChoice } from './articles-choice.tsx'

interface StepProps {
  readonly values: CampaignValues
  readonly onChange: (part: Partial<CampaignValues>) => void
}

type Kind = CampaignSource['kind']

const kinds: readonly { value: Kind; label: string; description: string }[] = [
  { value: 'articles', label: 'Selected articles', description: 'Published in the order you pick them' },
  {
    value: 'category',
    label: 'Category',
    description: 'All articles in the category, oldest first',
  },
  {
    value: 'stacker',
    label: 'Prompt stacker',
    description: 'Generates one article per keyword when its post is due',
  },
  { value: 'rss', label: 'RSS feed', description: 'Feed items become articles when you generate the plan' },
]

const Category = ({ id, onChange }: { id: string; onChange: (source: CampaignSource | null) => void }) => {
  const named = useQuery(categoriesNamed(id === '' ? [] : [id])).data?.get(id)
  const count = useQuery({ ...articlesIn(id), enabled: id !== '' }).data
  return (
    <>
      <CategoryPicker
        label="Category"
        value={named ?? null}
        onChange={(category) => onChange(category && { kind: 'category', categoryId: category._id })}
      />
      {id !== '' && count !== undefined && (
        <Text size="sm" role="status">
          {counted(count, 'article')} can be published
        </Text>
      )}
    </>
  )
}

const Stacker = ({ values, onChange }: StepProps) => {
  const [words, setWords] = useState('')
  const known = useQuery(stackersFound(''))
  const stackers = known.data?.data ?? []
  const { source, keywords } = values
  const read = useMemo(() => keywordsOf({ keywords }), [keywords])
  const count = read.keywords.length
  if (known.isSuccess && stackers.length === 0)
    return (
      <EmptyChoice title="No prompt stackers yet" text="Chain prompts once and run them on every keyword.">
        <ButtonLink to="/prompt-stacker/add-prompt-stacker">Create prompt stacker</ButtonLink>
      </EmptyChoice>
    )
  return (
    <>
      <Select
        label="Prompt stacker"
        searchable
        searchValue={words}
        onSearchChange={setWords}
        data={stackers.map(({ _id, name }) => ({ value: _id, label: name }))}
        nothingFoundMessage="No prompt stackers found"
        value={source.kind === 'stacker' ? source.stackerId : null}
        onChange={(stackerId) =>
          stackerId !== null && onChange({ source: { kind: 'stacker', stackerId, keywords: [] } })
        }
      />
      <Textarea
        label="Keywords"
        description={`One per line. Generates ${counted(count, 'article')}.`}
        autosize
        minRows={4}
        maxRows={14}
        value={keywords}
        onChange={(event) => onChange({ keywords: event.currentTarget.value })}
      />
      <KeywordWarnings warnings={keywordWarnings(read)} />
    </>
  )
}

const Feed = ({ id, onChange }: { id: string; onChange: (source: CampaignSource) => void }) => {
  const feeds = useQuery(allFeeds())
  if (feeds.isSuccess && feeds.data.length === 0)
    return (
      <EmptyChoice title="No feeds yet" text="Add a feed and its items become articles.">
        <ButtonLink to="/articles/rss-feeds">Open feeds</ButtonLink>
      </EmptyChoice>
    )
  return (
    <Select
      label="Feed"
      description="New items are added when you regenerate the plan"
      searchable
      data={(feeds.data ?? []).map(({ _id, title, items }) => ({
        value: _id,
        label: `${title} (${items.toLocaleString('en')} items)`,
      }))}
      nothingFoundMessage={feeds.isPending ? 'Loading…' : 'No feeds found'}
      value={id === '' ? null : id}
      onChange={(feedId) => feedId !== null && onChange({ kind: 'rss', feedId })}
    />
  )
}

/** Content of the posts, and whether each article goes to one blog or to all. */
export const ContentStep = ({ values, onChange }: StepProps) => {
  const { source, spread } = values
  // what is shown; stored when something of it has been chosen
  const [kind, setKind] = useState<Kind>(source.kind)
  const setSource = (next: CampaignSource | null) =>
    onChange({ source: next ?? { kind: 'articles', articleIds: [] } })
  return (
    <Stack gap="lg">
      <Radio.Group label="Article source" value={kind} onChange={(next) => setKind(next as Kind)}>
        <Stack gap="xs" mt="xs">
          {kinds.map((each) => (
            <Radio key={each.value} {...each} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'articles' && (
        <ArticlesChoice
          chosen={source.kind === 'articles' ? source.articleIds : []}
          onChange={(articleIds) => setSource({ kind: 'articles', articleIds })}
        />
      )}
      {kind === 'category' && (
        <Category id={source.kind === 'category' ? source.categoryId : ''} onChange={setSource} />
      )}
      {kind === 'stacker' && <Stacker values={values} onChange={onChange} />}
      {kind === 'rss' && <Feed id={source.kind === 'rss' ? source.feedId : ''} onChange={setSource} />}
      <Radio.Group
        label="Publish each article to"
        value={spread}
        onChange={(next) => onChange({ spread: next as CampaignSpread })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="once" label="One blog" description="Distribute evenly across blogs" />
          <Radio
            value="everywhere"
            label="Every blog"
            description="Tumblr and WordPress.com don’t allow the same post on several blogs"
          />
        </Stack>
      </Radio.Group>
    </Stack>
  )
}
