import { useElementSize } from '@mantine/hooks'
import classes from './live-site.module.css'

/** Width in px at which the page is drawn before it is scaled down. */
const desktopWidth = 1280

interface LivePictureProps {
  readonly url: string
  readonly name: string
}

/** The live page, scaled down; it runs no scripts, and nothing in it can be reached. */
export const LivePicture = ({ url, name }: LivePictureProps) => {
  const { ref, width } = useElementSize()
  return (
    <div className={classes.window} ref={ref} aria-hidden>
      <iframe
        className={classes.page}
        style={{ transform: `scale(${width / desktopWidth})` }}
        src={url}
        sandbox=""
        tabIndex={-1}
        title={`Live page of ${name}`}
      />
    </div>
  )
}
