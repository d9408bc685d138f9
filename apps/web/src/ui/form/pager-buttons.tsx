import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

interface PagerButtonsProps {
  /** Name of one page, as in “Next example”. */
  readonly noun: string
  /** Place of what is shown, from 0. */
  readonly at: number
  readonly count: number
  readonly onShow: (at: number) => void
}

/** Two buttons that page through previews. */
export const PagerButtons = ({ noun, at, count, onShow }: PagerButtonsProps) => (
  <>
    <ActionIcon
      variant="default"
      size={30}
      aria-label={`Previous ${noun}`}
      disabled={at === 0}
      onClick={() => onShow(at - 1)}
    >
      <IconChevronLeft size={16} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size={30}
      aria-label={`Next ${noun}`}
      disabled={at >= count - 1}
      onClick={() => onShow(at + 1)}
    >
      <IconChevronRight size={16} />
    </ActionIcon>
  </>
)
