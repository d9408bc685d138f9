import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { followedLink, prepareLinks } from './frame-links.ts'
import classes from './template-gallery.module.css'

export interface TemplateFrameProps {
  readonly html: string
  /** Width of the screen that the page is shown on, in px. */
  readonly width: number
  readonly title: string
  /** Returns true for the link of a page that `follow` shows. */
  readonly isPage: (href: string) => boolean
  /** Called with a link that was followed. */
  readonly follow: (href: string) => void
  /** Called when Escape is pressed on the page. */
  readonly leave: () => void
}

/** A page at the width of a screen, scaled down where there is less room. It runs no scripts. */
export const TemplateFrame = ({ html, width, title, isPage, follow, leave }: TemplateFrameProps) => {
  const { ref, width: room, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ isPage, follow, leave })
  useEffect(() => {
    latest.current = { isPage, follow, leave }
  }, [isPage, follow, leave])
  const [round, setRound] = useState(0)
  const anchor = useRef('')
  const go = (href: string) => {
    if (!href.startsWith('#')) return latest.current.follow(href)
    frame.current?.contentDocument?.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView()
  }
  const listen = () => {
    const page = frame.current?.contentDocument ?? null
    const followed = followedLink(page)
    if (followed !== null) {
      anchor.current = followed.startsWith('#') ? followed : ''
      if (anchor.current === '' && followed !== '') latest.current.follow(followed)
      return setRound(round + 1)
    }
    if (!page) return
    const links = prepareLinks(page, (href) => latest.current.isPage(href))
    page.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a, area')
      const href = link && links.get(link)
      if (href == null) return
      event.preventDefault()
      go(href)
    })
    page.addEventListener('submit', (event) => event.preventDefault())
    page.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') latest.current.leave()
    })
    if (anchor.current !== '') go(anchor.current)
    anchor.current = ''
  }
  const zoom = Math.min(1, room / width)
  const left = Math.max(0, (room - width * zoom) / 2)
  return (
    <div ref={ref} className={classes.space}>
      {room > 0 && (
        <iframe
          // the page that a link has replaced comes back
          key={round}
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
