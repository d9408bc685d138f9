import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconPlus, IconSitemap } from '@tabler/icons-react'
import { messages, type Site, type SitePage } from '@web2/contract'
import { useState } from 'react'
import { ask } from '../../../../lib/questions.ts'
import { PageForm } from './page-form.tsx'
import { maySwitchFrom, type PageNames } from './page-names.ts'
import styles from './pages.module.css'

/** Changes to the site's list of pages; each answers the sentences of the fields that were refused. */
export interface PageChanges {
  readonly add: (names: PageNames) => Promise<Partial<PageNames>>
  readonly rename: (id: string, names: PageNames) => Promise<Partial<PageNames>>
  readonly remove: (page: SitePage) => Promise<void>
}

export interface PagesPanelProps {
  readonly site: Site
  readonly pageId: string
  readonly open: (pageId: string) => void
  /** Shows the pages as a diagram. */
  readonly showStructure: () => void
  readonly refuse: (sentence: string) => void
  readonly changes: PageChanges
}

/** The page whose form is open; the new page has no id yet. */
type Forming = { readonly id: string | null; readonly names: PageNames }

const refusedNothing = (errors: Partial<PageNames>) => Object.keys(errors).length === 0

export const PagesPanel = ({ site, pageId, open, showStructure, refuse, changes }: PagesPanelProps) => {
  const [forming, setForming] = useState<Forming | null>(null)

  const submit = async (work: Promise<Partial<PageNames>>) => {
    const errors = await work
    if (refusedNothing(errors)) setForming(null)
    return errors
  }
  const turnTo = (page: SitePage) => {
    if (page._id === pageId) return
    if (forming?.id === pageId && !maySwitchFrom(forming.names)) return refuse(messages.switchPageNeedsName)
    open(page._id)
  }
  const confirmRemoval = (page: SitePage) =>
    ask({
      title: `Delete the page “${page.name}”?`,
      children: 'Its content goes with it. This cannot be undone.',
      labels: { confirm: 'Delete page', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => void changes.remove(page),
    })
  const typed = (names: PageNames) => setForming((present) => present && { ...present, names })

  return (
    <nav className={styles.panel} aria-label="Pages of the site">
      <ul className={styles.list}>
        {site.pages.map((page) =>
          forming?.id === page._id ? (
            <li key={page._id} className={styles.form}>
              <PageForm
                initial={{ name: page.name, slug: page.slug }}
                submitLabel="Rename"
                others={site.pages.filter(({ _id }) => _id !== page._id)}
                typed={typed}
                submit={(names) => submit(changes.rename(page._id, names))}
                cancel={() => setForming(null)}
              />
            </li>
          ) : (
            <li key={page._id} className={styles.page} data-current={page._id === pageId}>
              <button
                type="button"
                className={styles.open}
                aria-current={page._id === pageId ? 'page' : undefined}
                onClick={() => turnTo(page)}
              >
                <span className={styles.name}>{page.name}</span>
                <span className={styles.slug}>/{page.isDefault ? '' : page.slug}</span>
              </button>
              {page.isDefault && (
                <Badge size="xs" variant="default">
                  Home
                </Badge>
              )}
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" aria-label={`More about ${page.name}`}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    onClick={() => setForming({ id: page._id, names: { name: page.name, slug: page.slug } })}
                  >
                    Rename
                  </Menu.Item>
                  <Menu.Item
                    color="red"
                    disabled={page._id === pageId || page.isDefault}
                    onClick={() => confirmRemoval(page)}
                  >
                    {page._id === pageId ? 'Delete (open another page first)' : 'Delete'}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </li>
          ),
        )}
        {forming?.id === null && (
          <li className={styles.form}>
            <PageForm
              initial={{ name: '', slug: '' }}
              submitLabel="Add page"
              others={site.pages}
              typed={typed}
              submit={(names) => submit(changes.add(names))}
              cancel={() => setForming(null)}
            />
          </li>
        )}
      </ul>
      {forming?.id !== null && (
        <Group gap="xs" className={styles.add}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => setForming({ id: null, names: { name: '', slug: '' } })}
          >
            Add page
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconSitemap size={16} />}
            onClick={showStructure}
          >
            Structure
          </Button>
        </Group>
      )}
    </nav>
  )
}
