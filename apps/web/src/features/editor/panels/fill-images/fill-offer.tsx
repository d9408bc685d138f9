import { Button, CloseButton, Group, Text } from '@mantine/core'
import { picturePlaces } from '@web2/site/fill'
import { useState } from 'react'
import { counted } from '../../../../lib/text/counted.ts'
import { useBuilder } from '../session/use-editor.ts'
import styles from '../session/notice.module.css'

const key = 'web2.fill-offered'

/** Sites whose offer was answered in this browser; only the latest are remembered. */
const answered = {
  has: (id: string): boolean => (localStorage.getItem(key) ?? '').split(' ').includes(id),
  add: (id: string): void => {
    const others = (localStorage.getItem(key) ?? '').split(' ').filter((each) => each !== '' && each !== id)
    localStorage.setItem(key, [...others.slice(-19), id].join(' '))
  },
}

/** Offers once to fill the places of a new site made from a template. */
export const FillOffer = ({ siteId }: { readonly siteId: string }) => {
  const { editor } = useBuilder()
  const [isOver, setOver] = useState(() => answered.has(siteId))
  const [count] = useState(
    () => picturePlaces(editor.store.document).filter(({ wish }) => wish.isOwn !== true).length,
  )
  if (isOver || count === 0) return null
  const end = () => {
    answered.add(siteId)
    setOver(true)
  }
  return (
    <section className={styles.notice} aria-label="Images for this template">
      <Text size="sm" className={styles.text}>
        {counted(count, 'drawing')} on this page {count === 1 ? 'holds' : 'hold'} the place of images. Find
        photos for all of them in one step.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            end()
            editor.session.dialog.set('fill-images')
          }}
        >
          Fill images
        </Button>
        <CloseButton aria-label="Dismiss image offer" onClick={end} />
      </Group>
    </section>
  )
}
