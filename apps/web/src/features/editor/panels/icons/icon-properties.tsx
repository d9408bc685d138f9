import { Button } from '@mantine/core'
import { pictureWishOf, type NodeRecord } from '@web2/builder'
import { useState } from 'react'
import { NumberRow, TextRow } from '../inspector/properties/prop-rows.tsx'
import panel from '../inspector/panel.module.css'
import { textIn, useProps } from '../inspector/use-props.ts'
import { IconDialog } from './icon-dialog.tsx'
import { IconSample } from './icon-sample.tsx'
import { WishedPicture } from './wished-picture.tsx'

/** Properties of icons: the drawing, its line width and its name for screen readers. */
export const IconProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [isOpen, setOpen] = useState(false)
  const { read, set } = useProps(records)
  const [first] = records
  const look = read('look').value
  const wish = first && records.length === 1 ? pictureWishOf(first) : undefined
  if (first && wish) return <WishedPicture uuid={first.uuid} wish={wish} />
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={first && <IconSample props={first.props} size={18} />}
        onClick={() => setOpen(true)}
      >
        Choose icon
      </Button>
      {isOpen && (
        <IconDialog
          look={look === 'filled' ? 'filled' : 'outline'}
          chosen={textIn(read('icon').value)}
          choose={(props) => set(props, 'Change icon')}
          close={() => setOpen(false)}
        />
      )}
      {(look === undefined || look === 'outline') && (
        <NumberRow records={records} prop="stroke" label="Line width" least={1} most={12} optional />
      )}
      <TextRow
        records={records}
        prop="label"
        label="Screen reader label"
        placeholder="Empty if the icon is decorative"
      />
      <p className={panel.note}>Set the size and the text color in the Style tab.</p>
    </>
  )
}
