import { Loader, Skeleton, type LoaderProps, type SkeletonProps } from '@mantine/core'
import { limits } from '@web2/contract/core'
import { useEffect, useState, type CSSProperties } from 'react'
import { indicatorShown } from '../lib/query/shown-indicators.ts'

/**
 * Whether a loading indicator is to be seen: not until an answer has taken longer than `after` ms. Once it is, the answer
 * is held until it was seen for 200 ms.
 */
export const useIndicator = (isLoading: boolean, after: number = limits.minimumFetchDisplay): boolean => {
  const [isSlow, setSlow] = useState(false)
  const isShown = isLoading && isSlow
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading, after])
  useEffect(() => (isShown ? indicatorShown() : undefined), [isShown])
  return isShown
}

const unseen: CSSProperties = { visibility: 'hidden' }

/** The style of what is rendered only while something loads: it takes its room at once, and is seen when it is time. */
export const useIndicatorStyle = (after?: number): CSSProperties | undefined =>
  useIndicator(true, after) ? undefined : unseen

/** Mantine's loader, for an answer of the server. One with an `aria-label` is a progress bar to assistive technology. */
export const FetchLoader = (props: LoaderProps) => (
  <Loader
    role={props['aria-label'] === undefined ? undefined : 'progressbar'}
    {...props}
    style={[props.style, useIndicatorStyle()]}
  />
)

/** Mantine's skeleton, for an answer of the server. */
export const FetchSkeleton = (props: SkeletonProps) => (
  <Skeleton {...props} style={[props.style, useIndicatorStyle()]} />
)
