import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from '../images/images.module.css'

interface SearchPagesProps {
  page: number
  total: number
  size: number
  onTurn: (page: number) => void
}

/** Buttons for the previous and next page. */
export const SearchPages = ({ page, total, size, onTurn }: SearchPagesProps) => {
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <nav aria-label="Search result pages" className={styles.pages}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <span aria-live="polite">Page {page}</span>
      <Button
        size="compact-sm"
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  )
}
