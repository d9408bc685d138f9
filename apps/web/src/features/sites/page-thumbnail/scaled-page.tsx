import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { CSSProperties, Ref } from 'react'
import classes from './scaled-page.module.css'

/** Width in px at which the page is drawn before it is scaled down. */
const desktopWidth = 1280

interface ScaledPageProps {
  /** URL of the page, or its HTML; nothing is drawn without either. */
  readonly page: { readonly src: string } | { readonly srcDoc: string } | null
  readonly title: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly ref?: Ref<HTMLDivElement>
}

/** A page scaled to the width of its place; it runs no scripts, and nothing in it can be reached. */
export const ScaledPage = ({ page, title, className = '', style, ref }: ScaledPageProps) => {
  const { ref: sized, width } = useElementSize()
  return (
    <div
      className={`${classes.window} ${className}`}
      style={style}
      ref={useMergedRef(sized, ref)}
      aria-hidden
    >
      {page !== null && (
        <iframe
          {...page}
          className={classes.page}
          style={{ transform: `scale(${width / desktopWidth})` }}
          sandbox=""
          // its scrollbars would be drawn small
          scrolling="no"
          tabIndex={-1}
          title={title}
        />
      )}
    </div>
  )
}
