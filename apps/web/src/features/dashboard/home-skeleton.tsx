import { Skeleton } from '@mantine/core'
import { useIndicatorStyle } from '../../ui/loading-indicators.tsx'
import classes from './dashboard.module.css'

/** Takes the room of what comes. */
export const HomeSkeleton = () => (
  <div className={classes.parts} role="status" aria-label="Loading" style={useIndicatorStyle()}>
    <Skeleton h={118} />
    <div className={classes.columns}>
      <Skeleton h={364} />
      <Skeleton h={364} />
    </div>
    <div className={classes.columns}>
      <Skeleton h={220} />
      <Skeleton h={220} />
    </div>
  </div>
)
