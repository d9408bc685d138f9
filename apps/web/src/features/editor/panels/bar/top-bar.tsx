import { Group } from '@mantine/core'
import {
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEye,
  IconPencil,
} from '@tabler/icons-react'
import type { Breakpoint } from '@web2/builder'
import type { ReactNode } from 'react'
import { IconAction } from '../../../../ui/icon-button.tsx'
import { Choice } from './choice.tsx'
import styles from './top-bar.module.css'

export interface TopBarProps {
  readonly siteName: string
  readonly pageName: string
  /** Label of the button that leaves, such as 'Back to sites'. */
  readonly leaveLabel: string
  readonly leave: () => void
  readonly breakpoint: Breakpoint
  readonly setBreakpoint: (breakpoint: Breakpoint) => void
  /** Null in a read-only view. */
  readonly preview: { readonly on: boolean; readonly toggle: () => void } | null
  /** Breakpoints that the site added. */
  readonly moreBreakpoints?: ReactNode
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

/** The bar above the page; on small screens its middle part gets a separate row. */
export const TopBar = (props: TopBarProps) => (
  <section className={styles.bar} aria-label="Builder" data-region="">
    <div className={styles.names}>
      <IconAction tip={props.leaveLabel} name="Leave builder" size="lg" onClick={props.leave}>
        <IconArrowLeft size={20} />
      </IconAction>
      <h1 className={styles.title}>
        <span className={styles.site}>{props.siteName}</span>
        <span className={styles.page}>{props.pageName}</span>
      </h1>
    </div>
    <div className={styles.middle}>
      {props.history}
      <Choice
        label="Breakpoint"
        options={breakpoints}
        value={props.breakpoint}
        onChange={props.setBreakpoint}
        iconsOnly
      />
      {props.moreBreakpoints}
      {props.preview && (
        <IconAction
          tip={props.preview.on ? 'Back to editing' : 'Preview'}
          name="Preview"
          variant={props.preview.on ? 'filled' : 'subtle'}
          color={props.preview.on ? undefined : 'gray'}
          size="lg"
          aria-pressed={props.preview.on}
          onClick={props.preview.toggle}
        >
          {props.preview.on ? <IconPencil size={20} /> : <IconEye size={20} />}
        </IconAction>
      )}
      {props.menu}
    </div>
    <Group className={styles.actions} gap={8} wrap="nowrap">
      {props.actions}
    </Group>
  </section>
)
