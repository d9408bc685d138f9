import { Menu } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useBuilder } from '../../session/use-editor.ts'
import { linkChoices, type LinkChoice } from '../../text/link-targets.ts'
import controls from '../../fields/controls.module.css'
import styles from './link-targets.module.css'

const noPages = [] as const

interface ChoicesProps {
  readonly choose: (choice: LinkChoice) => void
}

/** Link targets, computed when the menu opens because they depend on the whole page. */
const Choices = ({ choose }: ChoicesProps) => {
  const { editor, linkTargets = noPages } = useBuilder()
  const groups = linkChoices(editor, linkTargets)
  if (groups.length === 0) return <Menu.Label>This page has no sections to link to yet</Menu.Label>
  return groups.map(({ group, choices }) => (
    <Fragment key={group}>
      <Menu.Label>{group}</Menu.Label>
      {choices.map((choice) => (
        <Menu.Item key={choice.address} onClick={() => choose(choice)} className={styles.linkTarget}>
          <span>{choice.label}</span>
          <small>{choice.address}</small>
        </Menu.Item>
      ))}
    </Fragment>
  ))
}

/** Menu of link targets on this page and site. */
export const LinkTargetMenu = ({ choose }: ChoicesProps) => (
  <Menu position="bottom-end" width={260} withinPortal>
    <Menu.Target>
      <button
        type="button"
        className={controls.iconButton}
        aria-label="Choose link target"
        title="Choose link target"
      >
        <IconListSearch size={16} />
      </button>
    </Menu.Target>
    <Menu.Dropdown className={styles.linkTargets}>
      <Choices choose={choose} />
    </Menu.Dropdown>
  </Menu>
)
