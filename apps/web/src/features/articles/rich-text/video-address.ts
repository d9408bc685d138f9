import { youtubeEmbedUrl } from '@web2/builder'

/** What the iframe dialog asks for. */
export interface FrameData {
  readonly url: string
  readonly width: number | ''
  readonly height: number | ''
  readonly name: string
  readonly title: string
}

/** A frame as it begins (pixels). */
export const emptyFrame: FrameData = { url: '', width: 700, height: 400, name: '', title: '' }

export type FrameErrors = Partial<Record<'url' | 'width' | 'height', string>>

/** Why a frame cannot be inserted, by field; empty when it can. An empty address is no fault yet. */
export const frameErrors = ({ url, width, height }: FrameData): FrameErrors => ({
  ...(url.trim() !== '' &&
    youtubeEmbedUrl(url) === null && {
      url: 'Paste the address of a YouTube video: a watch, short or embed link.',
    }),
  ...((width === '' || width <= 0) && { width: 'Width should be more than 0' }),
  ...((height === '' || height <= 0) && { height: 'Height should be more than 0' }),
})

/** Whether the frame can be inserted as it is. */
export const isWholeFrame = (frame: FrameData): boolean =>
  frame.url.trim() !== '' && Object.keys(frameErrors(frame)).length === 0
