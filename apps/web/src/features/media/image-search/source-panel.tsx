import styles from '../images/images.module.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconPhotoSearch } from '@tabler/icons-react'
import type { FoundImage, ImageSourceName } from '@web2/contract/media'
import { useRef, useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { PickedPicture } from '../library/picked-image.ts'
import { imageSearch, takeImage } from '../images/images-api.ts'
import { FoundFoot } from './found-foot.tsx'
import { FoundGrid } from './found-grid.tsx'
import { SearchBar } from './search-bar.tsx'
import { SearchFailure } from './search-failure.tsx'
import { SearchPages } from './search-pages.tsx'
import type { ImageWords } from './use-image-words.ts'
import { Skeleton } from '@mantine/core'
import { limits } from '@web2/contract/core'
import { useIndicatorStyle } from '../../../ui/loading-indicators.tsx'

/** Skeletons of images while they load. */
const FoundSkeletons = ({ count = limits.pickerPageSize }: { count?: number }) => (
  <div className={styles.grid} role="status" aria-label="Loading images" style={useIndicatorStyle()}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className={styles.skeleton ?? ''} />
    ))}
  </div>
)

interface SourcePanelProps {
  source: ImageSourceName
  words: ImageWords
  /** The image gets an alternative text. */
  withAlt: boolean
  onApply: (picture: PickedPicture) => void
  onClose: () => void
}

/** Search of one source: query, a page of images, and the selected one. */
export const SourcePanel = ({ source, words, withAlt, onApply, onClose }: SourcePanelProps) => {
  const [place, setPlace] = useState({ query: words.value, page: 1 })
  const [chosen, setChosen] = useState<FoundImage | null>(null)
  const [alt, setAlt] = useState('')
  const shelf = useRef<HTMLDivElement>(null)
  // another query starts on its first page
  if (place.query !== words.value) {
    setPlace({ query: words.value, page: 1 })
    setChosen(null)
  }
  const { page } = place
  const found = useQuery(imageSearch({ source, query: words.value, page }))
  const taking = useMutation({
    mutationFn: (image: FoundImage) => takeImage(image, alt.trim()),
    onSuccess: onApply,
  })
  const choose = (image: FoundImage) => {
    taking.reset()
    setChosen(image)
    setAlt(image.alt)
  }
  const turn = (to: number) => {
    setPlace({ query: words.value, page: to })
    setChosen(null)
    taking.reset()
    shelf.current?.scrollTo({ top: 0 })
  }
  const images = found.data?.data ?? []
  const apply = (image: FoundImage) => {
    if (!taking.isPending) taking.mutate(image)
  }

  return (
    <div className={styles.panel}>
      <SearchBar source={source} words={words} />
      <div ref={shelf} className={styles.shelf} aria-busy={found.isPending}>
        {found.isPending && <FoundSkeletons />}
        {found.error && <SearchFailure error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && images.length === 0 && (
          <EmptyState
            icon={IconPhotoSearch}
            title={`No results for “${words.value}”`}
            text="Try other words or another tab."
          />
        )}
        {images.length > 0 && <FoundGrid images={images} chosen={chosen} onChoose={choose} onApply={apply} />}
      </div>
      {found.data && images.length > 0 && (
        <SearchPages page={page} total={found.data.total} size={found.data.limit} onTurn={turn} />
      )}
      <FoundFoot
        image={chosen}
        alt={withAlt ? alt : undefined}
        onAlt={setAlt}
        error={taking.error}
        isTaking={taking.isPending}
        onApply={() => chosen && apply(chosen)}
        onClose={onClose}
      />
    </div>
  )
}
