import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import type { User } from '@web2/contract/core'
import type { CommandPalette } from './command-palette.tsx'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { shortcuts } from '../../../lib/browser/shortcuts.ts'
import { showError } from '../../../lib/snackbar.ts'
import { createStore } from '../../../lib/store.ts'

const shown = createStore<typeof CommandPalette | null>(null)

const load = () => loadChunk(() => import('./command-palette.tsx'))

/** Opens the command palette, which is fetched when it is first asked for. */
export const openPalette = (): void =>
  void load().then(
    (palette) => {
      shown.set(palette.CommandPalette)
      palette.showCommandPalette()
    },
    (error: unknown) => showError(sentenceFor(error)),
  )

/** Preloads the palette, so that it receives the first typed letter. */
export const preparePalette = (): void => {
  // a failed preload is reported when the palette is opened
  import('./command-palette.tsx').catch(() => undefined)
}

/** Ctrl+K, and the palette once it was asked for. */
export const Palette = ({ user }: { user: User }) => {
  const Shown = shown.use()
  useHotkeys([[shortcuts.search.keys, openPalette]], [])
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') preparePalette()
  })
  return Shown && <Shown user={user} />
}
