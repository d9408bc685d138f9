import { insertTree } from '@web2/builder'
import { uploadFile } from '../../../media/upload/upload-file.ts'
import { newUuid } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { placeNextToSelection } from '../../document/insertion.ts'
import { pictureBlock } from './image-block.ts'

/** Uploads a pasted image to the media library and inserts a Picture block with it. */
export const pastePicture = async (editor: Editor, file: File): Promise<void> => {
  editor.announce('Uploading image')
  const end = await uploadFile(file, '/', () => {}).end
  if (!end.ok) return editor.tell(`The image could not be pasted. ${end.msg}`)
  const nodes = [pictureBlock(end.file)]
  const place = placeNextToSelection(editor, nodes)
  if (editor.run('Paste image', insertTree(editor.store.document, { nodes, place, newUuid })))
    editor.announce('Image pasted')
}
