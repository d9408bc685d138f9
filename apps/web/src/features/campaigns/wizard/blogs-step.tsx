import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { propertyTypeTitles, type Property, type SubProperty } from '@web2/contract/properties'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { blogsFound, propertiesNamed, propertyCount } from '../campaigns-api.ts'
import { ChoiceList, type ChoiceGroup } from './choice-list.tsx'
import { EmptyChoice } from './empty-choice.tsx'

interface BlogsStepProps {
  readonly targets: readonly string[]
  readonly onChange: (targets: string[]) => void
}

const pause = 200

const groupsOf = (blogs: readonly SubProperty[], properties: ReadonlyMap<string, Property>): ChoiceGroup[] =>
  [...Map.groupBy(blogs, ({ propertyId }) => propertyId)].map(([propertyId, own]) => {
    const property = properties.get(propertyId)
    const type = propertyTypeTitles[own[0]!.propertyType]
    return {
      key: propertyId,
      mark: <BrandLogo of={own[0]!.propertyType} />,
      title: property ? `${property.name === '' ? property.url : property.name} · ${type}` : type,
      choices: own.map(({ _id, name, webUrl }) => ({
        _id,
        label: name === '' ? webUrl : name,
        note: webUrl,
        refusal:
          property === undefined || property.status === 'verified'
            ? ''
            : 'Verify ownership before posting to this blog',
      })),
    }
  })

/** Where the posts go. */
export const BlogsStep = ({ targets, onChange }: BlogsStepProps) => {
  const [words, setWords] = useState('')
  const owned = useQuery(propertyCount)
  const [asked] = useDebouncedValue(words.trim(), pause)
  const blogs = useQuery(blogsFound(asked))
  const found = blogs.data?.data ?? []
  const properties = useQuery(propertiesNamed(found.map(({ propertyId }) => propertyId)))
  if (blogs.isError)
    return <Failure message={sentenceFor(blogs.error)} onRetry={() => void blogs.refetch()} />
  if (blogs.isSuccess && asked === '' && words === '' && found.length === 0 && targets.length === 0)
    return owned.data === 0 ? (
      <EmptyChoice title="No blogs yet" text="Add a property and verify it to see its blogs here.">
        <ButtonLink to="/properties/add-property">Add property</ButtonLink>
      </EmptyChoice>
    ) : (
      <EmptyChoice
        title="No blogs connected yet"
        text="Connect one of your properties to see its blogs here."
      >
        <ButtonLink to="/properties">Open properties</ButtonLink>
      </EmptyChoice>
    )
  return (
    <ChoiceList
      label="Blogs"
      searchLabel="Search blogs by name or URL"
      noun={{ one: 'blog', many: 'blogs' }}
      words={words}
      onWords={setWords}
      groups={groupsOf(found, properties.data ?? new Map())}
      chosen={targets}
      onChange={onChange}
      empty={blogs.isPending ? 'Loading…' : asked === '' ? 'No other blogs' : `No blogs match “${asked}”`}
    />
  )
}
