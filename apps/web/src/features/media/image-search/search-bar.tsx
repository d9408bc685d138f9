import { Anchor, Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { defaultImageSearch, imageSearchLength, type ImageSourceName } from '@web2/contract/media'
import { sourceSites } from '../images/images-api.ts'
import styles from '../images/images.module.css'
import type { ImageWords } from './use-image-words.ts'

interface SearchBarProps {
  source: ImageSourceName
  words: ImageWords
}

/** Search field, with a link to the source of the images. */
export const SearchBar = ({ source, words }: SearchBarProps) => {
  const { title, url } = sourceSites[source]
  return (
    <form
      role="search"
      aria-label={`Search ${title}`}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        words.now()
      }}
    >
      <TextInput
        type="search"
        role="searchbox"
        aria-label="Search images"
        placeholder={defaultImageSearch}
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          words.typed === '' ? null : (
            <CloseButton size="sm" aria-label="Clear search" onClick={() => words.type('')} />
          )
        }
        value={words.typed}
        maxLength={imageSearchLength}
        onChange={(event) => words.type(event.currentTarget.value)}
        className={styles.words ?? ''}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
      <span className={styles.hint} role="status">
        {words.isWaiting ? 'Press Enter to search now' : ''}
      </span>
      <span className={styles.provider}>
        Images from{' '}
        <Anchor href={url} target="_blank" rel="noopener" size="xs">
          {title}
        </Anchor>
      </span>
    </form>
  )
}
