import { Button, Menu, Text } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import {
  breakpointsOf,
  isOwnBreakpoint,
  maxWidthOf,
  ownBreakpoint,
  setSiteBreakpoints,
  siteBreakpointLimits,
  type Breakpoint,
  type BuilderDocument,
  type SiteBreakpoint,
} from '@web2/builder'
import { useState, useSyncExternalStore } from 'react'
import { ask } from '../../../../lib/questions.ts'
import { useEditor } from '../session/use-editor.ts'
import { BreakpointDialog } from './breakpoint-dialog.tsx'
import { breakpointName } from './breakpoint-name.ts'
import styles from './zoom-control.module.css'

const none: readonly SiteBreakpoint[] = []

/** Returns the site's own breakpoints, and those that only styles of this document still have. */
const listed = (document: BuilderDocument): readonly Breakpoint[] => {
  const added = document.page.theme?.breakpoints ?? none
  const all = new Set([...breakpointsOf(document), ...added.map(({ width }) => ownBreakpoint(width))])
  return [...all].filter(isOwnBreakpoint).sort((one, other) => maxWidthOf(other) - maxWidthOf(one))
}

/** Menu of the breakpoints that the site added to tablet and mobile. */
export const BreakpointMenu = () => {
  const { store, session, run } = useEditor()
  const theme = useSyncExternalStore(store.subscribePage, () => store.document.page.theme)
  const current = session.breakpoint.use()
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null)
  const added = theme?.breakpoints ?? none
  const present = added.find(({ width }) => ownBreakpoint(width) === current)
  const shown = isOwnBreakpoint(current) ? breakpointName(current, theme) : null
  const isFull = added.length >= siteBreakpointLimits.breakpoints

  const replace = (label: string, next: readonly SiteBreakpoint[]) => {
    const result = setSiteBreakpoints(store.document, next)
    if (result.ok) run(label, { ...result, select: session.selection.get() })
  }
  const remove = ({ name, width }: SiteBreakpoint) =>
    ask({
      title: `Remove “${name}”?`,
      children: (
        <Text size="sm">
          Values that blocks and styles have for it stay and apply up to {width.toLocaleString('en-US')} px.
          To change them, add a breakpoint with this width again.
        </Text>
      ),
      labels: { confirm: 'Remove breakpoint', cancel: 'Cancel' },
      onConfirm: () => {
        session.breakpoint.set('desktop')
        replace(
          'Remove breakpoint',
          added.filter((each) => each.width !== width),
        )
      },
    })

  return (
    <>
      <Menu position="bottom" withinPortal opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button
            variant={shown === null ? 'subtle' : 'light'}
            color={shown === null ? 'gray' : undefined}
            size="compact-md"
            px={4}
            title="More breakpoints"
            aria-label={shown === null ? 'More breakpoints' : `More breakpoints: ${shown}`}
          >
            {shown !== null && maxWidthOf(current)}
            <IconChevronDown size={14} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isOpen &&
            listed(store.document).map((each) => (
              <Menu.Item
                key={each}
                leftSection={
                  each === current ? <IconCheck size={14} /> : <span className={styles.unchecked} />
                }
                rightSection={
                  <span className={styles.keys}>up to {maxWidthOf(each).toLocaleString('en-US')} px</span>
                }
                onClick={() => session.breakpoint.set(each)}
              >
                {breakpointName(each, theme)}
              </Menu.Item>
            ))}
          <Menu.Item disabled={isFull} onClick={() => setDialog('add')}>
            {isFull
              ? `Up to ${siteBreakpointLimits.breakpoints} breakpoints are possible`
              : 'Add breakpoint…'}
          </Menu.Item>
          {present && (
            <>
              <Menu.Item onClick={() => setDialog('rename')}>Rename “{present.name}”…</Menu.Item>
              <Menu.Item color="var(--mantine-color-error)" onClick={() => remove(present)}>
                Remove “{present.name}”…
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'add' && (
        <BreakpointDialog
          added={added}
          store={(next) => {
            replace('Add breakpoint', [...added, next])
            session.breakpoint.set(ownBreakpoint(next.width))
          }}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'rename' && present && (
        <BreakpointDialog
          added={added}
          present={present}
          store={(next) =>
            replace(
              'Rename breakpoint',
              added.map((each) => (each === present ? next : each)),
            )
          }
          close={() => setDialog(null)}
        />
      )}
    </>
  )
}
