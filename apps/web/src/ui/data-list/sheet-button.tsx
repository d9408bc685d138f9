import { Badge, Button, Drawer, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import classes from './list-cards.module.css'

interface SheetButtonProps {
  /** How many filters are in use. */
  readonly count: number
  /** Contents of the sheet, given a function that closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** Fields that fill the width of a sheet. */
export const SheetFields = ({ children }: { readonly children: ReactNode }) => (
  <Stack className={classes.sheetFilters}>{children}</Stack>
)

/** Button that opens filters in a sheet at the lower edge of a small screen. */
export const SheetButton = ({ count, children }: SheetButtonProps) => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        rightSection={count > 0 && <Badge circle>{count}</Badge>}
        onClick={() => setOpened(true)}
      >
        Filter
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        title="Filter"
        classNames={{ content: classes.sheet ?? '' }}
      >
        {children(close)}
      </Drawer>
    </>
  )
}
