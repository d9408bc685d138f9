import type { Editor } from '@tiptap/react'
import { showError } from '../../../lib/snackbar.ts'
import { uploadFile } from '../../media/upload/upload-file.ts'
import { pastedPicture } from './image-node.ts'

const folder = '/'

const inLibrary = async (file: File): Promise<string> => {
  const end = await uploadFile(file, folder, () => undefined).end
  if (!end.ok) throw new Error(end.msg)
  return end.file.url
}

/** Replaces the URL of every image with that URL, or removes the images. */
const settle = (editor: Editor, from: string, to: string | null) => {
  if (editor.isDestroyed) return
  const places: { at: number; size: number }[] = []
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.src === from) places.push({ at, size: node.nodeSize })
  })
  const change = editor.state.tr
  for (const { at, size } of places.reverse())
    if (to === null) change.delete(at, at + size)
    else change.setNodeAttribute(at, 'src', to)
  if (change.docChanged) editor.view.dispatch(change)
}

/** Uploads an image to the library that the text shows with a blob URL. */
const upload = async (editor: Editor, file: File, shown: string) => {
  try {
    settle(editor, shown, await inLibrary(file))
  } catch (error) {
    settle(editor, shown, null)
    showError(`An image could not be added: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    URL.revokeObjectURL(shown)
  }
}

/** Inserts image files at the selection and uploads them to the library. */
export const insertFiles = (editor: Editor, files: readonly File[], keyword: string): void => {
  for (const file of files) {
    const src = URL.createObjectURL(file)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { ...pastedPicture(keyword), src } })
      .run()
    void upload(editor, file, src)
  }
}

export const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

const dataAddress = /^data:(image\/[a-z0-9.+-]+);base64,([a-z0-9+/=\s]+)$/i

const fileOf = (address: string): File | null => {
  const [, type, data] = dataAddress.exec(address) ?? []
  if (type === undefined || data === undefined) return null
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `pasted.${type.split('/')[1]?.replace(/\+.*/, '') ?? 'png'}`, { type })
}

/**
 * Converts the images of pasted HTML to those of articles. Uploads embedded images; reports those on the
 * user's disk, as Word refers to them, because a browser can't read them.
 */
export const withPictures = (html: string, keyword: string, editor: () => Editor | null): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let unreadable = 0
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    const { alt, title, margin, float } = pastedPicture(keyword)
    picture.alt = alt
    picture.title = title
    picture.setAttribute('style', `margin:${margin};float:${float}`)
    if (/^https?:\/\//i.test(src) || src.startsWith('/media/')) continue
    const file = fileOf(src)
    if (file === null) {
      picture.remove()
      unreadable += 1
      continue
    }
    const shown = URL.createObjectURL(file)
    picture.src = shown
    // the text contains the image only after this function returns
    queueMicrotask(() => {
      const present = editor()
      if (present) void upload(present, file, shown)
    })
  }
  if (unreadable > 0)
    showError(
      `${unreadable === 1 ? 'An image' : `${unreadable} images`} could not be pasted because the browser can’t read files on your disk. Copy each image on its own, or upload it.`,
    )
  return body.innerHTML
}
