import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconClipboardText, IconSpeakerphone, IconWorld } from '@tabler/icons-react'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'

/** Ways in which an article goes public. */
export const PublishMenu = ({ articleId }: { readonly articleId: string }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
        Publish
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <MenuLink
        to="/articles/add-to-site"
        search={{ article: articleId }}
        leftSection={<IconWorld size={16} />}
      >
        On a site
      </MenuLink>
      <MenuLink to="/campaigns/new-campaign" leftSection={<IconSpeakerphone size={16} />}>
        In a campaign
      </MenuLink>
      <MenuLink
        to="/articles/publish-by-hand"
        search={{ article: articleId }}
        leftSection={<IconClipboardText size={16} />}
      >
        Publish manually
      </MenuLink>
    </Menu.Dropdown>
  </Menu>
)
