import { Button } from '@mantine/core'
import { IconMail, IconShare } from '@tabler/icons-react'
import { showError } from '../../../lib/snackbar.ts'

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

/** Shares a link by the browser's own dialog, or else by email. */
export const ShareButton = (shared: Shared) => {
  if ('share' in navigator)
    return (
      <Button
        variant="default"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => void shareByBrowser(shared)}
      >
        Share
      </Button>
    )
  return (
    <Button
      component="a"
      href={mailOf(shared)}
      variant="default"
      leftSection={<IconMail size={16} aria-hidden />}
    >
      Email link
    </Button>
  )
}
