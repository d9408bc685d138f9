import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { Tip } from './tooltip.tsx'

interface IconActionProps
  extends ActionIconProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps> {
  /** Shown on hover and keyboard focus. */
  tip: string
  /** Accessible name, if the tooltip alone does not distinguish the buttons of a list. */
  name?: string
}

/** A quiet button that is a picture, with its name in a tip. */
export const IconAction = ({ tip, name = tip, ...button }: IconActionProps) => (
  <Tip label={tip}>
    <ActionIcon variant="subtle" color="gray" aria-label={name} {...button} />
  </Tip>
)
