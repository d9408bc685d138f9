import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { exportTokens, importTokens, retiredTokens, themeLimits, type Theme } from '@web2/builder'
import { withOwnTokens } from '@web2/site'
import { useRef, useState } from 'react'
import { showError, showSuccess } from '../../../../lib/snackbar.ts'
import { downloadFile } from '../../../../lib/files/download.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { saveToAccount } from './account-themes.tsx'
import { useClearDeleted } from './use-clear-deleted.ts'
import type { ThemeAccess } from './use-theme.ts'

interface ThemeMenuProps {
  readonly theme: Theme
  readonly set: ThemeAccess['set']
  readonly findInPage: () => void
}

/** Maximum size of a token file, in bytes. */
const largest = 2_000_000

/** Menu of the theme: rename, import and export in the W3C design tokens format, remove. */
export const ThemeMenu = ({ theme, set, findInPage }: ThemeMenuProps) => {
  const [renaming, setRenaming] = useState(false)
  const [saving, setSaving] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const clearDeleted = useClearDeleted()
  const retired = retiredTokens(theme).length

  const read = async (chosen: File) => {
    if (chosen.size > largest) return showError('This file is over 2 MB. Choose a design tokens file.')
    const read = importTokens(await chosen.text(), theme.name)
    if (!read.ok) return showError(read.sentence)
    const next = withOwnTokens(read.theme, theme)
    // the file knows nothing about the pages, which keep their look
    set('Import design tokens', theme.keepsBase ? { ...next, keepsBase: true } : next)
    const [first, ...more] = read.warnings
    if (first === undefined) showSuccess('Design tokens imported')
    else showError(more.length === 0 ? first : `${first} ${more.length} more were left out.`)
  }
  const download = () =>
    downloadFile(
      `${theme.name}.tokens.json`,
      new Blob([JSON.stringify(exportTokens(theme), null, 2)], { type: 'application/json' }),
    )

  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Design tokens file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void read(chosen)
        }}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label="More for this theme">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>Rename…</Menu.Item>
          <Menu.Item onClick={() => setSaving(true)}>Save theme to account…</Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={findInPage}>Find design tokens in this page…</Menu.Item>
          <Menu.Item onClick={() => file.current?.click()}>Import design tokens…</Menu.Item>
          <Menu.Item onClick={download}>Export design tokens</Menu.Item>
          {retired > 0 && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => void clearDeleted()}>Clear deleted design tokens</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {saving && (
        <NameDialog
          title="Save theme to account"
          description="Other sites of your account can start from it. It is a copy: later changes here don’t reach it."
          name={theme.name}
          maxLength={themeLimits.themeName}
          confirm="Save theme"
          empty="Enter a theme name."
          store={(name) => saveToAccount(name, theme)}
          onClose={() => setSaving(false)}
        />
      )}
      {renaming && (
        <NameDialog
          title="Rename theme"
          name={theme.name}
          maxLength={60}
          confirm="Rename"
          empty="Enter a name."
          store={(name) => Promise.resolve(set('Rename theme', { ...theme, name }))}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
