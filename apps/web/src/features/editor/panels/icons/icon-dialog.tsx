import { Modal, Tabs } from '@mantine/core'
import type { Props } from '@web2/builder'
import type { IconLook } from './icon-library.ts'
import { LibraryIcons } from './library-icons.tsx'
import { PastedIcon } from './pasted-icon.tsx'

export interface IconDialogProps {
  readonly look: IconLook
  /** Name of the present icon. */
  readonly chosen: string
  readonly choose: (props: Props) => void
  readonly close: () => void
}

/** Dialog to choose an icon from the library, or to paste a custom one. */
export const IconDialog = ({ look, chosen, choose, close }: IconDialogProps) => {
  const take = (props: Props) => {
    choose(props)
    close()
  }
  return (
    <Modal opened onClose={close} title="Choose icon" size="lg">
      <Tabs defaultValue="library" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="library">Library</Tabs.Tab>
          <Tabs.Tab value="paste">Paste SVG</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="library">
          <LibraryIcons
            look={look}
            chosen={chosen}
            choose={({ name, shapes }, chosenLook) =>
              take({ icon: name, shapes, look: chosenLook, viewBox: undefined, paint: undefined })
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value="paste">
          <PastedIcon choose={take} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  )
}
