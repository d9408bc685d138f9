import type { NodeRecord, Props } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, innerElement, nothing, textProp } from '../element.ts'
import type { View } from '../view.ts'

const css =
  '.w2-video{display:block;box-sizing:border-box;width:100%;max-width:100%;height:auto;background:#1b1f24}' +
  '.w2-video:not([height]){aspect-ratio:16/9}'

const types = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
])

/** Returns the media type of a video file by the ending of its URL; undefined if browsers can't play it. */
export const videoFileType = (url: string): string | undefined =>
  types.get(/\.(\w+)(?:[?#].*)?$/s.exec(url.trim())?.[1]?.toLowerCase() ?? '')

const isWhole = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value)

const sizeOf = (props: Props, side: 'width' | 'height'): string | undefined => {
  const size = textProp(props[side])
  return isWhole(size) ? size : undefined
}

/** Browsers start only silent videos by themselves, and a video without controls can be started in no other way. */
const playback = ({ props }: NodeRecord) => {
  const autoplay = props.autoplay === true
  return {
    autoplay,
    muted: autoplay || props.muted === true,
    loop: props.loop === true,
    controls: !autoplay || props.controls !== false,
  }
}

const source = (url: string): View[] =>
  url === '' ? [] : [innerElement('source', { src: url, ...definedAttributes({ type: videoFileType(url) }) })]

const captions = (props: Props): View[] => {
  const src = textProp(props.captions)
  if (src === '') return []
  const label = textProp(props.captionsLabel) || 'Captions'
  return [
    innerElement('track', {
      kind: 'captions',
      src,
      ...definedAttributes({ srclang: textProp(props.captionsLanguage) || 'en' }),
      label,
      default: '',
    }),
  ]
}

/** Video from the site owner's own files, with a poster, captions and the browser's controls. */
export const videoFile: BlockType = {
  name: 'VideoFile',
  label: 'Video file',
  group: 'media',
  inPalette: true,
  defaults: {
    url: '',
    poster: '',
    title: '',
    width: 1280,
    height: 720,
    controls: true,
    elementStyle: {},
  },
  rules: {},
  editableText: [],
  css,
  isRestored: true,
  tag: () => 'video',
  view: (record, { mode }) => {
    const { props } = record
    const url = textProp(props.url)
    if (url === '' && mode === 'export') return nothing
    const poster = textProp(props.poster)
    const { autoplay, muted, loop, controls } = playback(record)
    const isStill = mode === 'edit'
    const own = {
      class: classesOf(record, 'w2-video'),
      ...definedAttributes({
        'aria-label': textProp(props.title),
        poster,
        width: sizeOf(props, 'width'),
        height: sizeOf(props, 'height'),
      }),
      ...(controls && { controls: '' }),
      ...(autoplay && !isStill && { autoplay: '' }),
      ...(muted && { muted: '' }),
      ...(loop && { loop: '' }),
      playsinline: '',
      // with a poster, nothing of the file is needed before it plays
      ...(!autoplay && { preload: poster ? 'none' : 'metadata' }),
    }
    return elementOf(record, 'video', own, [
      ...source(url),
      ...source(textProp(props.otherUrl)),
      ...captions(props),
    ])
  },
}
