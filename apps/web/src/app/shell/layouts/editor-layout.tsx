import { Outlet } from '@tanstack/react-router'
import { ActingNotice } from './acting-notice.tsx'
import classes from './editor-layout.module.css'
import { ConnectionNotice } from './connection-notice.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

/** The window belongs to the editor, which brings its own bars; a notice takes its room below it. */
export const BuilderLayout = () => {
  useVisibleHeight()
  return (
    <div className={classes.frame}>
      <ActingNotice />
      <div className={classes.screen}>
        <Outlet />
      </div>
      <ConnectionNotice />
    </div>
  )
}
