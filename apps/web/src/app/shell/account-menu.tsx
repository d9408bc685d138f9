import { Avatar, Badge, Box, Group, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown, IconCreditCard, IconLogout, IconUser } from '@tabler/icons-react'
import { roleLabels, roleOf, type User } from '@web2/contract/core'
import { stopImpersonating, signOut } from '../../lib/session/sign-in.ts'
import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'
import { MenuLink } from '../../ui/menus/menu-link.tsx'
import { AccountSwitch } from './account-switch.tsx'
import { ColorSchemeChoice } from './color-scheme-choice.tsx'
import classes from './account-menu.module.css'

/** Who is signed in, how the app looks, and the way out. */
export const AccountMenu = ({ user }: { user: User }) => (
  <Menu position="bottom-end" width={264} trapFocus withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <UnstyledButton className={classes.target}>
        <VisuallyHidden>Account menu for {user.name}</VisuallyHidden>
        <span aria-hidden>
          <Avatar src={user.imageUrl} name={user.name} color="harbour" variant="filled" size={32} alt="" />
        </span>
        <Text size="sm" fw={500} truncate maw={160} visibleFrom="sm" aria-hidden>
          {user.name}
        </Text>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown>
      <Box px="sm" py="xs">
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text fw={600} size="sm" truncate>
            {user.name}
          </Text>
          <Badge variant="light" tt="none" style={{ flex: 'none' }}>
            {roleLabels[roleOf(user)]}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed" truncate>
          {user.email}
        </Text>
      </Box>
      <Menu.Divider />
      <AccountSwitch user={user} />
      <ColorSchemeChoice />
      <Menu.Divider />
      {!seesOnlyBilling(user) && (
        <MenuLink to="/profile" leftSection={<IconUser size={18} />}>
          Profile
        </MenuLink>
      )}
      {user.abilities.includes('billing:see') && (
        <MenuLink to="/billing" leftSection={<IconCreditCard size={18} />}>
          Billing
        </MenuLink>
      )}
      {user.actedBy === null ? (
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => void stopImpersonating()}>
          Return to your account
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
)
