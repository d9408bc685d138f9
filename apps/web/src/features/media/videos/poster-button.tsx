import { IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MediaFile } from '@web2/contract/media'
import { showError } from '../../../lib/snackbar.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { pickImage } from '../images/pick-image.ts'
import { sentenceOf } from '../library/error-sentence.ts'
import { mediaKey, setPoster } from '../library/media-api.ts'

/** Changes the image that a video shows before it plays. */
export const PosterButton = ({ file }: { file: MediaFile }) => {
  const queryClient = useQueryClient()
  const change = async () => {
    const picked = await pickImage({ url: file.poster ?? '' })
    if (!picked) return
    try {
      await setPoster(file, picked.url)
    } catch (error) {
      showError(sentenceOf(error))
    }
    await queryClient.invalidateQueries({ queryKey: mediaKey })
  }
  return (
    <IconAction tip="Poster" name={`Poster of ${file.file}`} size={32} onClick={() => void change()}>
      <IconPhoto size={16} />
    </IconAction>
  )
}
