import type { BlockType } from '../block-type.ts'
import { elementOf, given, textProp } from '../element.ts'
import { isYoutubeEmbed, youtubeEmbedUrl } from './youtube-url.ts'

const sourceOf = (url: string): string => (isYoutubeEmbed(url) ? url : (youtubeEmbedUrl(url) ?? ''))

export const youtube: BlockType = {
  name: 'YouTube',
  label: 'YouTube',
  group: 'media',
  inPalette: true,
  defaults: {
    url: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
    title: 'YouTube video',
    width: 420,
    height: 345,
    allowFullscreen: true,
    elementStyle: { width: '420px', height: '345px', 'max-width': '100%', border: '0' },
  },
  rules: {},
  editableText: [],
  tag: () => 'iframe',
  view: (record) => {
    const { url, title, width, height, loading, allowFullscreen } = record.props
    const own = given({
      src: sourceOf(textProp(url)),
      width: textProp(width),
      height: textProp(height),
      title: textProp(title),
      loading: loading === 'auto' ? undefined : textProp(loading) || 'lazy',
    })
    return elementOf(record, 'iframe', allowFullscreen === true ? { ...own, allowfullscreen: '' } : own, [])
  },
}
