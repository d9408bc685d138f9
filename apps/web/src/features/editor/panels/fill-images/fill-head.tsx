import { Button, SegmentedControl, Select, Text } from '@mantine/core'
import type { Setting } from '@web2/contract/accounts'
import { imageSourceTitles, type ImageSourceName } from '@web2/contract/media'
import { MissingKey } from '../../../media/images/missing-key.tsx'
import { isUsable, orderedSources } from '../../../media/image-search/last-tab.ts'
import styles from './fill-images.module.css'

export type FillScope = 'page' | 'site'

interface FillHeadProps {
  readonly setting: Setting | null
  readonly source: ImageSourceName
  readonly onSource: (source: ImageSourceName) => void
  /** Undefined where there is only one page. */
  readonly scope: FillScope | undefined
  readonly onScope: (scope: FillScope) => void
  readonly isBusy: boolean
  readonly canSearch: boolean
  readonly onSearch: () => void
}

/** Choice of the source and of the pages, and the start of the search. */
export const FillHead = ({ setting, source, onSource, scope, onScope, ...search }: FillHeadProps) => {
  const sources = orderedSources(setting)
  const hasKey = sources.some((each) => each !== 'wikimedia' && isUsable(each, setting))
  return (
    <div className={styles.head}>
      {scope !== undefined && (
        <SegmentedControl
          aria-label="Pages to fill"
          value={scope}
          disabled={search.isBusy}
          onChange={(value) => onScope(value as FillScope)}
          data={[
            { value: 'page', label: 'This page' },
            { value: 'site', label: 'Whole site' },
          ]}
        />
      )}
      <Select
        label="Source"
        w={220}
        value={source}
        allowDeselect={false}
        disabled={search.isBusy}
        data={sources.map((each) => ({
          value: each,
          label: isUsable(each, setting)
            ? imageSourceTitles[each]
            : `${imageSourceTitles[each]} (no API key)`,
          disabled: !isUsable(each, setting),
        }))}
        onChange={(value) => value && onSource(value as ImageSourceName)}
      />
      <Button disabled={!search.canSearch} loading={search.isBusy} onClick={search.onSearch}>
        Find images
      </Button>
      {!hasKey && (
        <Text size="sm" c="dimmed" component="div">
          Add an API key of Pexels, Pixabay or Unsplash for more photos. <MissingKey />
        </Text>
      )}
    </div>
  )
}
