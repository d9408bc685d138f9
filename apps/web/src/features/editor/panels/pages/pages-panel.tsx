import { Button, Group } from '@mantine/core'
import { IconLayoutNavbar, IconPlus, IconSitemap } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { copyName, freeSlug } from '@web2/site'
import { useRef, useState } from 'react'
import { ask } from '../../../../lib/questions.ts'
import { slugFrom } from '../../../../lib/text/slug.ts'
import { useBuilder } from '../session/use-editor.ts'
import { PageForm } from './page-form.tsx'
import { PageLineMenu, type OpenPageMenu, type PageAction } from './page-line-menu.tsx'
import type { PageChanges } from '../../document/pages/page-edits.ts'
import { maySwitchFrom, type PageNames } from '../../document/pages/page-names.ts'
import { stepPlace } from './keyboard-moves.ts'
import { PageTree } from './page-tree.tsx'
import styles from './pages.module.css'
import type { WorkPage } from '../../document/api/work-page.ts'

export interface PagesPanelProps {
  readonly pages: readonly WorkPage[]
  readonly pageId: string
  readonly open: (pageId: string) => void
  /** Shows the pages as a diagram; undefined for a site that was never saved. */
  readonly showStructure?: (() => void) | undefined
  readonly refuse: (sentence: string) => void
  readonly changes: PageChanges
}

/** The page whose form is open; a new one has no id yet. */
interface Forming {
  readonly id: string | null
  readonly parentId: string | null
  readonly names: PageNames
}

const refusedNothing = (errors: Partial<PageNames>) => Object.keys(errors).length === 0

const nameless: PageNames = { name: '', slug: '' }

const confirmRemoval = (page: WorkPage, hasBelow: boolean, remove: () => void) =>
  ask({
    title: `Delete page “${page.name}”?`,
    children: hasBelow
      ? 'It is removed from the site when you save. Its subpages move up one level.'
      : 'It is removed from the site when you save.',
    labels: { confirm: 'Delete page', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm: remove,
  })

/** Panel of the site's pages: a tree to open, arrange, name, copy and delete them. */
export const PagesPanel = (props: PagesPanelProps) => {
  const { pages, pageId, open, showStructure, refuse, changes } = props
  const { editor, sharedParts } = useBuilder()
  const { dialog } = editor.session
  const [forming, setForming] = useState<Forming | null>(null)
  const [menu, setMenu] = useState<OpenPageMenu | null>(null)
  const panel = useRef<HTMLElement>(null)

  const endForm = () => {
    setForming(null)
    panel.current?.querySelector<HTMLElement>('[role="tree"]')?.focus()
  }
  const submit = async (work: Promise<Partial<PageNames>>) => {
    const errors = await work
    if (refusedNothing(errors)) endForm()
    return errors
  }
  const turnTo = (page: WorkPage) => {
    const isOther = page._id !== pageId
    if (isOther && forming?.id === pageId && !maySwitchFrom(forming.names)) return refuse(messages.switchPageNeedsName)
    open(page._id)
  }
  const remove = (page: WorkPage) => {
    if (page._id === pageId) return refuse('You can’t delete the open page. Open another page first.')
    if (page.isDefault) return refuse('You can’t delete the home page. Set another home page first.')
    const hasBelow = pages.some(({ parentId }) => parentId === page._id)
    confirmRemoval(page, hasBelow, () => void changes.remove(page))
  }
  const duplicate = (page: WorkPage) => {
    const name = copyName(page.name, new Set(pages.map((each) => each.name)))
    const slug = freeSlug(slugFrom(name), new Set(pages.map((each) => each.slug)))
    void changes.duplicate(page, { name, slug })
  }
  const act = (action: PageAction, page: WorkPage) => {
    setMenu(null)
    const { _id: id, name, slug } = page
    if (action === 'rename') setForming({ id, parentId: null, names: { name, slug } })
    else if (action === 'add-below') setForming({ id: null, parentId: id, names: nameless })
    else if (action === 'duplicate') duplicate(page)
    else if (action === 'home') void changes.makeHome(page)
    else if (action === 'navigation') void changes.showInNavigation(page, !page.inNavigation)
    else if (action === 'delete') remove(page)
    else {
      const place = stepPlace(pages, id, action)
      if (place) void changes.move(page, place)
    }
  }
  const formLabel = (): string => {
    const nameOf = (id: string | null) => pages.find(({ _id }) => _id === id)?.name ?? ''
    if (forming?.id != null) return `Rename ${nameOf(forming.id)}`
    return forming?.parentId == null ? 'New page' : `New subpage of ${nameOf(forming.parentId)}`
  }

  return (
    <nav ref={panel} className={styles.panel} aria-label="Site pages">
      <PageTree
        pages={pages}
        currentId={pageId}
        open={turnTo}
        move={(page, place) => void changes.move(page, place)}
        refuse={refuse}
        act={act}
        showMenu={setMenu}
      />
      {menu && (
        <PageLineMenu open={menu} pages={pages} currentId={pageId} close={() => setMenu(null)} act={act} />
      )}
      {forming ? (
        <div className={styles.form}>
          <p className={styles.formTitle}>{formLabel()}</p>
          <PageForm
            key={`${forming.id} ${forming.parentId}`}
            label={formLabel()}
            initial={forming.names}
            submitLabel={forming.id === null ? 'Add page' : 'Rename'}
            others={pages.filter(({ _id }) => _id !== forming.id)}
            typed={(names) => setForming((present) => present && { ...present, names })}
            submit={(names) =>
              submit(
                forming.id === null
                  ? changes.add(names, forming.parentId)
                  : changes.rename(forming.id, names),
              )
            }
            cancel={endForm}
          />
        </div>
      ) : (
        <Group gap={4} className={styles.foot}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => setForming({ id: null, parentId: null, names: nameless })}
          >
            Add page
          </Button>
          {showStructure && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconSitemap size={16} />}
              onClick={showStructure}
            >
              Structure
            </Button>
          )}
          {sharedParts && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconLayoutNavbar size={16} />}
              onClick={() => dialog.set('shared-parts')}
            >
              Header and footer
            </Button>
          )}
        </Group>
      )}
    </nav>
  )
}
