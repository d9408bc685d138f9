import { Menu } from '@mantine/core'
import { IconRotate, IconTemplate } from '@tabler/icons-react'
import { ask } from '../../../../lib/questions.ts'

interface NewSiteItemsProps {
  readonly openStart: () => void
  readonly reset: () => void
}

/** Items of the menu beside Save for a site that was never saved. */
export const NewSiteItems = ({ openStart, reset }: NewSiteItemsProps) => (
  <>
    <Menu.Item leftSection={<IconTemplate size={16} aria-hidden />} onClick={openStart}>
      Template and business…
    </Menu.Item>
    <Menu.Item
      color="red"
      leftSection={<IconRotate size={16} aria-hidden />}
      onClick={() =>
        ask({
          title: 'Reset this new site?',
          children: 'This deletes its pages and everything you entered. You start over with a blank page.',
          labels: { confirm: 'Reset site', cancel: 'Cancel' },
          confirmProps: { color: 'red' },
          onConfirm: reset,
        })
      }
    >
      Reset
    </Menu.Item>
  </>
)
