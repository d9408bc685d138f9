import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { PreviewLinksDialog, type PreviewLinksProps } from './preview-links-dialog.tsx'

/** Opens the preview links of a site or a campaign's plan. */
export const PreviewLinksButton = (props: PreviewLinksProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share preview
      </Button>
      <PreviewLinksDialog shown={isOpen ? props : null} onClose={() => setOpen(false)} />
    </>
  )
}
