import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { Native } from '../links.tsx'

/** A record's name in a list, which leads to it; one too long is cut, and told whole to a pointer that rests on it. */
export const NameLink = createLink(({ name, ...props }: { name: string } & AnchorProps & Native) => (
  <Anchor fw={500} size="sm" maw="44ch" display="inline-block" truncate title={name} {...props}>
    {name}
  </Anchor>
))
