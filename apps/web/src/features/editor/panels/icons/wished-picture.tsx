import { Button, Group, Text } from '@mantine/core'
import { IconPhoto, IconPhotoPlus, IconWand } from '@tabler/icons-react'
import { takeWishedPicture, type PictureWish } from '@web2/builder'
import { generateImage, pickImage, type PickImageOptions } from '../../../media/images/pick-image.ts'
import type { PickedPicture } from '../../../media/library/picked-image.ts'
import { newUuid } from '../../document/actions.ts'
import { useEditor } from '../session/use-editor.ts'

interface WishedPictureProps {
  /** The drawing in the place of the picture. */
  readonly uuid: string
  readonly wish: PictureWish
}

/** Shows which picture belongs in the place of a drawing, and puts a chosen one there. */
export const WishedPicture = ({ uuid, wish }: WishedPictureProps) => {
  const editor = useEditor()
  const choose = async (from: (options: PickImageOptions) => Promise<PickedPicture | null>) => {
    const picked = await from({ search: wish.words, alt: wish.alt })
    if (!picked || !editor.store.get(uuid)) return
    const { url, width, height, alt } = picked
    const image = { url, width, height, alt: alt || wish.alt }
    editor.run('Choose image', takeWishedPicture(editor.store.document, { uuid, image }, newUuid))
  }
  return (
    <>
      <Text fz={13}>
        {wish.isOwn
          ? 'This drawing holds the place of your own image. Visitors take it for your work, so don’t use a stock photo.'
          : 'This drawing holds the place of an image. It is published until you choose one.'}
      </Text>
      <Text fz={13} c="dimmed">
        {wish.isOwn ? 'What to photograph' : 'What fits'}: {wish.words}
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => void choose(pickImage)}
        >
          Choose image
        </Button>
        {!wish.isOwn && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconWand size={16} aria-hidden />}
            onClick={() => void choose(generateImage)}
          >
            Generate
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhotoPlus size={16} aria-hidden />}
          onClick={() => editor.session.dialog.set('fill-images')}
        >
          Fill all images
        </Button>
      </Group>
    </>
  )
}
