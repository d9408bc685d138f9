import {
  ActionIcon,
  Anchor,
  Button,
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

export type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'color'> & {
  ref?: Ref<HTMLAnchorElement>
}

/** Links within the app that look like text. */
export const TextLink = createLink((props: AnchorProps & Native) => <Anchor {...props} />)

/** Links within the app that look like buttons. */
export const ButtonLink = createLink((props: ButtonProps & Native) => <Button component="a" {...props} />)

/** Links within the app that are one icon; give them an aria-label. */
export const IconLink = createLink((props: ActionIconProps & Native) => (
  <ActionIcon component="a" {...props} />
))
