import type { User } from '@web2/contract/core'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'

const MenuDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./menu-drawer.tsx'))).MenuDrawer,
}))

/** Preloads the drawer, so that it opens at once. */
export const prepareMenuDrawer = (): void => {
  // a failed preload is repeated when the drawer is opened
  import('./menu-drawer.tsx').catch(() => undefined)
}

interface LazyMenuDrawerProps {
  readonly user: User
  readonly opened: boolean
  readonly onClose: () => void
}

/** The main menu of a narrow screen, whose chunk is loaded when it is first opened. */
export const LazyMenuDrawer = (props: LazyMenuDrawerProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <MenuDrawer {...props} />
    </Suspense>
  )
}
