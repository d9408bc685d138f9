import type { Breakpoint } from '@web2/builder'
import { useState, type ReactNode } from 'react'
import { useScreenTitle } from '../../../lib/screen-title.ts'
import type { Opened } from '../document/api/opened-document.ts'
import { TopBar } from '../panels/bar/top-bar.tsx'
import { PreviewStage } from '../panels/stage/preview-stage.tsx'
import { tabOf, type ScreenNames } from './screen-names.ts'
import styles from './screens.module.css'

export interface PreviewScreenProps {
  readonly opened: Opened
  readonly names: ScreenNames
  /** Contents of the list to return to. */
  readonly list: string
  readonly leave: () => void
  readonly follow: (href: string) => void
  readonly actions?: ReactNode
  readonly notice?: ReactNode
}

/** Preview of a document at each width. */
export const PreviewScreen = (props: PreviewScreenProps) => {
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('desktop')
  useScreenTitle(...tabOf(props.names))
  return (
    <div className={styles.screen}>
      <TopBar
        siteName={props.names.title}
        pageName={props.names.subtitle}
        leaveLabel={`Back to ${props.list}`}
        leave={props.leave}
        breakpoint={breakpoint}
        setBreakpoint={setBreakpoint}
        preview={null}
        actions={props.actions}
      />
      <div className={styles.notice}>{props.notice}</div>
      <main className={styles.previewMain}>
        <PreviewStage
          document={props.opened.document}
          data={props.opened.data}
          breakpoint={breakpoint}
          follow={props.follow}
        />
      </main>
    </div>
  )
}
