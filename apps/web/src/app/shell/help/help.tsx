import { lazy, Suspense, useEffect } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { openHelp } from '../../../lib/help.ts'
import { shortcuts } from '../../../lib/browser/shortcuts.ts'

const Tour = lazy(() =>
  loadChunk(() => import('./tour-dialog.tsx')).then(({ TourDialog }) => ({ default: TourDialog })),
)
const Shortcuts = lazy(() =>
  loadChunk(() => import('./app-shortcuts.tsx')).then(({ AppShortcuts }) => ({ default: AppShortcuts })),
)

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null

/** Dialogs of the help menu, and the key that opens the list of shortcuts. */
export const Help = () => {
  const open = openHelp.use()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (key !== shortcuts.help.keys || ctrlKey || metaKey || altKey || defaultPrevented) return
      // a dialog has the keyboard to itself
      if (isTyping(target) || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      openHelp.set('shortcuts')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const close = () => openHelp.set(null)
  return (
    <Suspense fallback={null}>
      {open === 'tour' && <Tour close={close} />}
      {open === 'shortcuts' && <Shortcuts close={close} />}
    </Suspense>
  )
}
