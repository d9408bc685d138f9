import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconFile, IconFileOff } from '@tabler/icons-react'
import { pagePictures } from './thumbnail-keys.ts'
import classes from './page-thumbnail.module.css'

/** Bytes of html beyond which drawing a page small would hold up the list. */
const largest = 1_500_000

interface PageThumbProps {
  /** Names this state of the page, so that it is fetched once: resource, id, version. */
  stateKey: readonly (string | number)[]
  size: number
  html: () => Promise<string>
  /** 'any': a part that goes onto pages of any color, so that light texts without a ground are seen too. */
  ground?: 'paper' | 'any'
}

/**
 * A page drawn small, as long as it is in view: a list of thousands costs what can be seen of it. The frame is
 * sandboxed without scripts, and nothing in it can be reached.
 */
export const PageThumb = ({ stateKey, size, html, ground = 'paper' }: PageThumbProps) => {
  const { ref, inViewport } = useInViewport()
  const fits = size <= largest
  const page = useQuery({
    queryKey: [pagePictures, ...stateKey],
    queryFn: html,
    enabled: inViewport && fits,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return (
    <div className={classes.frame} data-ground={ground} ref={ref} aria-hidden>
      {fits ? <IconFile size={28} /> : <IconFileOff size={28} />}
      {inViewport && page.data !== undefined && (
        <iframe
          className={classes.page}
          srcDoc={page.data}
          sandbox=""
          tabIndex={-1}
          title="Preview"
          loading="lazy"
        />
      )}
    </div>
  )
}
