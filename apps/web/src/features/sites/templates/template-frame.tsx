import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import classes from './template-gallery.module.css'

export interface TemplateFrameProps {
  readonly html: string
  /** Width of the screen that the page is shown on, in px. */
  readonly width: number
  readonly title: string
  /** Called with the path of a link that was followed. */
  readonly follow: (href: string) => void
  /** Called when Escape is pressed on the page. */
  readonly leave: () => void
}

/** A page at the width of a screen, scaled down where there is less room. It runs no scripts. */
export const TemplateFrame = ({ html, width, title, follow, leave }: TemplateFrameProps) => {
  const { ref, width: room, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ follow, leave })
  useEffect(() => {
    latest.current = { follow, leave }
  }, [follow, leave])
  const listen = () => {
    const page = frame.current?.contentDocument
    page?.addEventListener('click', (event) => {
      const href = (event.target as Element | null)?.closest('a[href]')?.getAttribute('href')
      if (href == null) return
      event.preventDefault()
      if (href.startsWith('#')) page.getElementById(href.slice(1))?.scrollIntoView()
      else latest.current.follow(href)
    })
    page?.addEventListener('submit', (event) => event.preventDefault())
    page?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') latest.current.leave()
    })
  }
  const zoom = Math.min(1, room / width)
  const left = Math.max(0, (room - width * zoom) / 2)
  return (
    <div ref={ref} className={classes.space}>
      {room > 0 && (
        <iframe
          ref={frame}
          className={classes.frame}
          style={{
            width,
            height: height / zoom,
            transform: `translateX(${left}px) scale(${zoom})`,
          }}
          srcDoc={html}
          sandbox="allow-same-origin"
          title={title}
          onLoad={listen}
        />
      )}
    </div>
  )
}
