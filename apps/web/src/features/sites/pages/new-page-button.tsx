import { Button, Menu, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChevronDown, IconFile, IconPlus, IconSettings, IconTemplate } from '@tabler/icons-react'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudTemplates } from '../resources.ts'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { OwnTemplates } from './own-templates.tsx'
import { FetchLoader } from '../../../ui/loading-indicators.tsx'

/** The template that is an empty page. */
const blank = '1'

/** Begins a page: with a built-in template, one of the account's own, or nothing. */
export const NewPageButton = () => {
  const [opened, setOpened] = useState(false)
  const [managing, setManaging] = useState(false)
  const templates = useQuery({
    queryKey: [cloudTemplates.path, 'names'],
    queryFn: () => cloudTemplates.findAll(),
    enabled: opened || managing,
  })
  const all = templates.data ?? []
  const ownTemplates = all.filter(({ origin }) => origin === 'own')
  const links = (chosen: readonly SiteTemplate[]) =>
    chosen.map(({ _id, name }) => (
      <MenuLink
        key={_id}
        to="/page-builder/build-page"
        search={{ template: _id }}
        leftSection={_id === blank ? <IconFile size={16} /> : <IconTemplate size={16} />}
      >
        <Text size="sm" truncate>
          {name}
        </Text>
      </MenuLink>
    ))
  const own = links(ownTemplates)
  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={280}
        styles={{ itemLabel: { minWidth: 0 } }}
      >
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            New page
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          {templates.isPending && <FetchLoader type="dots" m="sm" aria-label="Loading templates" />}
          {templates.isError && (
            <Menu.Item onClick={() => void templates.refetch()} closeMenuOnClick={false}>
              {sentenceFor(templates.error)} Try again
            </Menu.Item>
          )}
          {links(all.filter(({ origin }) => origin === 'built-in'))}
          {own.length > 0 && <Menu.Label>Your templates</Menu.Label>}
          {own}
          {own.length > 0 && <Menu.Divider />}
          {own.length > 0 && (
            <Menu.Item leftSection={<IconSettings size={16} />} onClick={() => setManaging(true)}>
              Manage your templates
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {managing && <OwnTemplates templates={ownTemplates} onClose={() => setManaging(false)} />}
    </>
  )
}
