import { Group } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { memo } from 'react'
import { IconAction } from '../../../../ui/icon-button.tsx'
import styles from './top-bar.module.css'

interface HistoryButtonProps {
  readonly name: 'Undo' | 'Redo'
  /** Label of the undo step that a press reverts or repeats; null if there is none. */
  readonly step: string | null
  readonly keys: string
  readonly press: () => void
  readonly icon: typeof IconArrowBackUp
}

/** Rendered per button, because an edit changes what undo does and seldom what redo does. */
const HistoryButton = memo(({ name, step, keys, press, icon: Icon }: HistoryButtonProps) => (
  <IconAction
    tip={step ? `${name}: ${step} (${keys})` : `Nothing to ${name.toLowerCase()}`}
    name={name}
    size="lg"
    className={styles.step}
    aria-disabled={step === null}
    onClick={press}
  >
    <Icon size={20} />
  </IconAction>
))

export interface HistoryButtonsProps {
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  readonly undo: () => void
  readonly redo: () => void
}

export const HistoryButtons = ({ undoLabel, redoLabel, undo, redo }: HistoryButtonsProps) => (
  <Group gap={2} wrap="nowrap">
    <HistoryButton name="Undo" step={undoLabel} keys="Ctrl+Z" press={undo} icon={IconArrowBackUp} />
    <HistoryButton name="Redo" step={redoLabel} keys="Ctrl+Shift+Z" press={redo} icon={IconArrowForwardUp} />
  </Group>
)
