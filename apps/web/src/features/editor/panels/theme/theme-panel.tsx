import { Button, Loader, Switch, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { SiteCss } from '../custom-css/custom-css-fields.tsx'
import inspector from '../inspector/panel.module.css'
import { ContrastNotes } from './contrast-notes.tsx'
import { StyleList } from './style-list.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { TokenGroups } from './token-groups.tsx'
import styles from './theme.module.css'
import { useTheme } from './use-theme.ts'

// the ready themes load only when a user chooses one
const ThemeGallery = lazy(() =>
  import('./theme-gallery.tsx').then((module) => ({ default: module.ThemeGallery })),
)

const PageTokensDialog = lazy(() =>
  import('./page-tokens-dialog.tsx').then((module) => ({ default: module.PageTokensDialog })),
)

/** Panel of the theme: a gallery to begin with, then the tokens by group. */
export const ThemePanel = () => {
  const { theme, set } = useTheme()
  const [choosing, setChoosing] = useState(false)
  const [finding, setFinding] = useState(false)
  const findInPage = () => setFinding(true)
  const dialog = finding && (
    <Suspense>
      <PageTokensDialog close={() => setFinding(false)} />
    </Suspense>
  )

  const siteCss = (
    <details className={inspector.section}>
      <summary>Custom CSS</summary>
      <div className={inspector.fields}>
        <SiteCss />
      </div>
    </details>
  )
  // one for custom CSS alone has no values to show
  const isEmpty = !theme || (theme.keepsBase && theme.tokens.length === 0 && !theme.styles)

  if (isEmpty || choosing)
    return (
      <div className={styles.panel}>
        <Text fz={13} c="dimmed">
          {!isEmpty
            ? 'Another theme replaces the values of this one. Design tokens you added stay.'
            : 'A theme keeps colors, fonts, sizes and spacing in one place. Change a value there, and everything that uses it follows.'}
        </Text>
        {!isEmpty && (
          <Button size="xs" variant="default" onClick={() => setChoosing(false)}>
            Keep this theme
          </Button>
        )}
        {isEmpty && (
          <Button size="xs" variant="default" onClick={findInPage}>
            Create from this page…
          </Button>
        )}
        {dialog}
        <Suspense fallback={<Loader size="sm" aria-label="Loading themes" />}>
          <ThemeGallery
            choose={(next) => {
              set(isEmpty ? 'Add theme' : 'Change theme', next)
              setChoosing(false)
            }}
            present={theme}
          />
        </Suspense>
        {isEmpty && <div className={styles.groups}>{siteCss}</div>}
      </div>
    )

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Text fw={600} className={styles.name} title={theme.name}>
          {theme.name}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => setChoosing(true)}>
          Change
        </Button>
        <ThemeMenu theme={theme} set={set} findInPage={findInPage} />
      </div>
      <Switch
        size="sm"
        label="Dark variant"
        description="For visitors whose device uses dark mode"
        checked={theme.hasDark}
        onChange={({ currentTarget }) =>
          set(currentTarget.checked ? 'Turn on dark variant' : 'Turn off dark variant', {
            ...theme,
            hasDark: currentTarget.checked,
          })
        }
      />
      {dialog}
      <ContrastNotes theme={theme} />
      <div className={styles.groups}>
        <TokenGroups theme={theme} />
        <StyleList />
        {siteCss}
      </div>
    </div>
  )
}
