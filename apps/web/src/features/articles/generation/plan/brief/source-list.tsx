import { Anchor, Badge, Text } from '@mantine/core'
import { sourceLabel, type GenerationSource } from '@web2/contract/articles'
import { counted } from '../../../../../lib/text/counted.ts'
import { TextLink } from '../../../../../ui/links.tsx'
import classes from './brief.module.css'

const Title = ({ source: { kind, title, url, articleId } }: { readonly source: GenerationSource }) => {
  const name = title || url || 'Untitled source'
  if (kind === 'url')
    return (
      <Anchor href={url} target="_blank" rel="noreferrer" size="sm" lineClamp={2} title={name}>
        {name}
      </Anchor>
    )
  if (kind === 'article' && articleId !== null)
    return (
      <TextLink to="/articles/view-article" search={{ id: articleId }} size="sm">
        {name}
      </TextLink>
    )
  return <Text size="sm">{name}</Text>
}

const State = ({ source: { status, characters, message } }: { readonly source: GenerationSource }) => {
  if (status === 'failed')
    return (
      <Text size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
        Not read. {message}
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {status === 'waiting' ? 'Queued' : counted(characters, 'character')}
    </Text>
  )
}

/** Sources of a planned article with their status. */
export const SourceList = ({ sources }: { readonly sources: readonly GenerationSource[] }) => (
  <ul className={classes.sources} aria-label="Sources">
    {sources.map((source) => (
      <li key={source._id} className={classes.source}>
        <Badge variant="default" tt="none" fw={600} miw="max-content">
          {sourceLabel(source)}
        </Badge>
        <div className={classes.sourceText} data-failed={source.status === 'failed' || undefined}>
          <Title source={source} />
          <State source={source} />
        </div>
      </li>
    ))}
  </ul>
)
