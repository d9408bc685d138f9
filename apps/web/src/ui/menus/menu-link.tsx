import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { Native } from '../links.tsx'

/** Links within the app as entries of a menu. */
export const MenuLink = createLink((props: MenuItemProps & Native) => <Menu.Item component="a" {...props} />)
