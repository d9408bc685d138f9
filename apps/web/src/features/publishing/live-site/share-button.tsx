import { Button, Menu } from '@mantine/core'
import { IconLink, IconMail, IconShare } from '@tabler/icons-react'
import { showError } from '../../../lib/snackbar.ts'
import { copyWithNotice } from '../../../lib/browser/copy-with-notice.ts'
import { copyBlocked } from './copy-blocked.ts'

interface Shared {
  readonly url: string
  readonly name: string
}

const mailOf = ({ url, name }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`

const shareByBrowser = async ({ url, name }: Shared) => {
  try {
    await navigator.share({ title: name, url })
  } catch (error) {
    // the user closed the browser's dialog
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The browser could not share the link.', error)
    showError('Your browser couldn’t share the link. Copy it instead.')
  }
}

const look = { variant: 'default', leftSection: <IconShare size={16} aria-hidden /> } as const

/** Shares a link by the browser's own dialog, or else by a menu. */
export const ShareButton = (shared: Shared) => {
  if ('share' in navigator)
    return (
      <Button {...look} onClick={() => void shareByBrowser(shared)}>
        Share
      </Button>
    )
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button {...look}>Share</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={mailOf(shared)} leftSection={<IconMail size={16} aria-hidden />}>
          Email
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => void copyWithNotice(shared.url, copyBlocked)}
        >
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
