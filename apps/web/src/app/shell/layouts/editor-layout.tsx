import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Queries } from '../../../lib/query/queries.tsx'
import { markFirstItems } from '../../../ui/menus/menu-focus.ts'
import { ActingNotice } from './acting-notice.tsx'
import classes from './editor-layout.module.css'
import { ConnectionNotice } from './connection-notice.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

/** The window belongs to the editor, which brings its own bars; a notice takes its room below it. */
export const BuilderLayout = () => {
  useVisibleHeight()
  useEffect(markFirstItems, [])
  return (
    <Queries>
      <div className={classes.frame}>
        <ActingNotice />
        <div className={classes.screen}>
          <Outlet />
        </div>
        <ConnectionNotice />
      </div>
    </Queries>
  )
}
