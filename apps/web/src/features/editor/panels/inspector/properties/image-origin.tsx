import { Button } from '@mantine/core'
import { blockType, createNode, insertTree, literalText, type NodeRecord } from '@web2/builder'
import { useQuery } from '@tanstack/react-query'
import { newUuid } from '../../../document/actions.ts'
import { useEditor } from '../../session/use-editor.ts'
import { rightsOfPicture } from '../../../../media/images/images-api.ts'
import { PictureCredit } from '../../../../media/images/image-credit.tsx'
import styles from '../panel.module.css'

interface PictureOriginProps {
  readonly record: NodeRecord
  readonly url: string
}

/** Returns true if an image may have recorded rights; one embedded in the page has none. */
const mayBeKnown = (url: string): boolean => /^(?:\/media\/|https?:)/.test(url)

/** Origin of the image in use, with a button to insert its credit below it, as some licenses require. */
export const PictureOrigin = ({ record, url }: PictureOriginProps) => {
  const editor = useEditor()
  const { data: rights } = useQuery({ ...rightsOfPicture(url), enabled: mayBeKnown(url) })
  if (!rights || !mayBeKnown(url)) return null
  const write = () => {
    const defaults = blockType('Paragraph').defaults.elementStyle as object
    const elementStyle = { ...defaults, 'font-size': '12px', 'line-height': '18px' }
    const nodes = [createNode('Paragraph', { content: literalText(rights.credit), elementStyle })]
    const place = { beside: record.uuid, side: 'after' } as const
    if (editor.run('Add credit', insertTree(editor.store.document, { nodes, place, newUuid })))
      editor.announce('Credit added below the image')
  }
  return (
    <>
      <PictureCredit rights={rights} />
      {rights.prompt === null && (
        <Button size="compact-sm" variant="default" onClick={write}>
          Add credit below image
        </Button>
      )}
      {rights.creditRequired && (
        <p className={styles.note}>This image’s license requires a visible credit.</p>
      )}
    </>
  )
}
