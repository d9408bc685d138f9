import { Drawer } from '@mantine/core'
import type { User } from '@web2/contract/core'
import { useEffect, useState } from 'react'
import { Brand } from '../../../lib/brand.tsx'
import { Sidebar } from './sidebar.tsx'
import classes from './menu-drawer.module.css'

interface MenuDrawerProps {
  readonly user: User
  readonly opened: boolean
  readonly onClose: () => void
}

/** The main menu of a narrow screen. */
export const MenuDrawer = ({ user, opened, onClose }: MenuDrawerProps) => {
  const [isThere, setThere] = useState(false)
  // a drawer that is open from the start would stand there at once instead of sliding in
  useEffect(() => setThere(true), [])
  return (
    <Drawer
      opened={opened && isThere}
      onClose={onClose}
      hiddenFrom="sm"
      size={280}
      padding={0}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      classNames={{ header: classes.header ?? '' }}
    >
      <Sidebar user={user} onNavigate={onClose} />
    </Drawer>
  )
}
