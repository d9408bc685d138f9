import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { TurboPage } from '@web2/contract/generator'
import { PageView } from './page-view.tsx'

interface PageDialogProps {
  readonly pageId: string
  /** Those of the list that it was opened from, for the ways on and back. */
  readonly pages: readonly TurboPage[]
  readonly onShow: (pageId: string) => void
  readonly onClose: () => void
}

/** A page as it would be published, with the ways to the next and the one before. */
export const PageDialog = ({ pageId, pages, onShow, onClose }: PageDialogProps) => {
  const at = pages.findIndex(({ _id }) => _id === pageId)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <Modal opened onClose={onClose} title={pages[at]?.name ?? 'Page'} size="min(1180px, 100%)">
      <Stack gap="sm">
        <PageView key={pageId} pageId={pageId} />
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            disabled={before === undefined}
            onClick={() => before && onShow(before._id)}
          >
            Previous
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            disabled={after === undefined}
            onClick={() => after && onShow(after._id)}
          >
            Next
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
