import { ActionIcon, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEye,
  IconPencil,
} from '@tabler/icons-react'
import type { Breakpoint } from '@web2/builder'
import type { ReactNode } from 'react'
import { Tip } from '../../../../ui/tip.tsx'
import { Choice } from './choice.tsx'
import styles from './top-bar.module.css'

export interface TopBarProps {
  readonly siteName: string
  readonly pageName: string
  /** Where leaving leads, such as 'Back to sites'. */
  readonly leaveLabel: string
  readonly leave: () => void
  readonly breakpoint: Breakpoint
  readonly setBreakpoint: (breakpoint: Breakpoint) => void
  /** Null where the page can only be seen. */
  readonly preview: { readonly on: boolean; readonly toggle: () => void } | null
  readonly history?: ReactNode
  /** The Page menu. */
  readonly menu?: ReactNode
  readonly actions?: ReactNode
}

const breakpoints = [
  { value: 'desktop', label: 'Desktop', icon: <IconDeviceDesktop size={18} /> },
  { value: 'tablet', label: 'Tablet', icon: <IconDeviceTablet size={18} /> },
  { value: 'mobile', label: 'Mobile', icon: <IconDeviceMobile size={18} /> },
] as const

/** The bar over the page; on small screens its middle part stands in a row of its own. */
export const TopBar = (props: TopBarProps) => (
  <section className={styles.bar} aria-label="Builder">
    <div className={styles.names}>
      <Tip label={props.leaveLabel}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Leave the builder"
          onClick={props.leave}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      </Tip>
      <h1 className={styles.title}>
        <span className={styles.site}>{props.siteName}</span>
        <span className={styles.page}>{props.pageName}</span>
      </h1>
    </div>
    <div className={styles.middle}>
      {props.history}
      <Choice
        label="Width of the page"
        options={breakpoints}
        value={props.breakpoint}
        onChange={props.setBreakpoint}
        iconsOnly
      />
      {props.preview && (
        <Tip label={props.preview.on ? 'Back to editing' : 'Preview'}>
          <ActionIcon
            variant={props.preview.on ? 'filled' : 'subtle'}
            color={props.preview.on ? undefined : 'gray'}
            size="lg"
            aria-label="Preview"
            aria-pressed={props.preview.on}
            onClick={props.preview.toggle}
          >
            {props.preview.on ? <IconPencil size={20} /> : <IconEye size={20} />}
          </ActionIcon>
        </Tip>
      )}
      {props.menu}
    </div>
    <Group className={styles.actions} gap={8} wrap="nowrap">
      {props.actions}
    </Group>
  </section>
)

export interface HistoryButtonsProps {
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  readonly undo: () => void
  readonly redo: () => void
}

export const HistoryButtons = ({ undoLabel, redoLabel, undo, redo }: HistoryButtonsProps) => (
  <Group gap={2} wrap="nowrap">
    <Tip label={undoLabel ? `Undo: ${undoLabel} (Ctrl+Z)` : 'Nothing to undo'}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Undo"
        className={styles.step}
        aria-disabled={undoLabel === null}
        onClick={undo}
      >
        <IconArrowBackUp size={20} />
      </ActionIcon>
    </Tip>
    <Tip label={redoLabel ? `Redo: ${redoLabel} (Ctrl+Shift+Z)` : 'Nothing to redo'}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Redo"
        className={styles.step}
        aria-disabled={redoLabel === null}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} />
      </ActionIcon>
    </Tip>
  </Group>
)
