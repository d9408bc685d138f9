import { youtubeEmbedUrl } from '@web2/builder'

/** Values of the iframe dialog. */
export interface FrameData {
  readonly url: string
  readonly width: number | ''
  readonly height: number | ''
  readonly name: string
  readonly title: string
}

/** Default values of a frame; sizes in px. */
export const emptyFrame: FrameData = { url: '', width: 700, height: 400, name: '', title: '' }

export type FrameErrors = Partial<Record<'url' | 'width' | 'height', string>>

/** Returns why a frame can't be inserted, by field; empty if it can. An empty URL is not an error yet. */
export const frameErrors = ({ url, width, height }: FrameData): FrameErrors => ({
  ...(url.trim() !== '' &&
    youtubeEmbedUrl(url) === null && {
      url: 'Paste a YouTube URL: a watch, short or embed link.',
    }),
  ...((width === '' || width <= 0) && { width: 'Width should be more than 0' }),
  ...((height === '' || height <= 0) && { height: 'Height should be more than 0' }),
})

/** Returns true if the frame can be inserted. */
export const isWholeFrame = (frame: FrameData): boolean =>
  frame.url.trim() !== '' && Object.keys(frameErrors(frame)).length === 0
