import { Skeleton } from '@mantine/core'
import { limits } from '@web2/contract/core'
import { useIndicatorStyle } from '../../../ui/loading-indicators.tsx'
import styles from '../images/images.module.css'

/** Skeletons of images while they load. */
export const FoundSkeletons = ({ count = limits.pickerPageSize }: { count?: number }) => (
  <div className={styles.grid} role="status" aria-label="Loading pictures" style={useIndicatorStyle()}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className={styles.skeleton ?? ''} />
    ))}
  </div>
)
