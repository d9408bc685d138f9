import { Button, Drawer } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useWizard } from '../wizard/wizard-context.ts'
import { LiveResult, PageCount } from './live-result.tsx'
import classes from './preview.module.css'

interface NarrowResultProps {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The result on a narrow screen: the number of pages below the form, and the page in a sheet. */
export const NarrowResult = ({ isOpen, onOpen, onClose }: NarrowResultProps) => {
  const { selection } = useWizard()
  // settings are shown in the form, which the sheet would cover
  const isShown = isOpen && selection.selected === null
  return (
    <>
      <div className={classes.narrowBar}>
        <PageCount />
        <Button
          size="sm"
          variant="default"
          flex="none"
          leftSection={<IconEye size={16} aria-hidden />}
          onClick={onOpen}
        >
          Preview
        </Button>
      </div>
      <Drawer
        opened={isShown}
        onClose={onClose}
        position="bottom"
        size="100%"
        title="Preview"
        styles={{ body: { height: 'calc(100% - 60px)' } }}
      >
        <LiveResult />
      </Drawer>
    </>
  )
}
