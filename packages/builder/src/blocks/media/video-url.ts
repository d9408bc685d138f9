import { isYoutubeEmbed, youtubeEmbedUrl } from './youtube-url.ts'

/** Video players by host and path, from their embed codes. */
const players = [
  /^player\.vimeo\.com\/video\//,
  /^(?:www\.)?dailymotion\.com\/embed\//,
  /^geo\.dailymotion\.com\/player/,
  /^fast\.wistia\.(?:net|com)\/embed\//,
  /^(?:www\.)?loom\.com\/embed\//,
  /^player\.twitch\.tv\//,
  /^clips\.twitch\.tv\/embed/,
  /^(?:www\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/video\.php/,
  /^(?:www\.)?tiktok\.com\/(?:embed|player)\//,
  /^streamable\.com\/[eo]\//,
  /^play\.vidyard\.com\//,
  /^players\.brightcove\.net\//,
  /^(?:cdn|content)\.jwplatform\.com\/players\//,
  /^cdn\.jwplayer\.com\/players\//,
  /^rumble\.com\/embed\//,
  /^embed(?:-ssl)?\.ted\.com\/talks\//,
  /^player\.bilibili\.com\/player\.html/,
  /^rutube\.ru\/play\/embed\//,
  /^iframe\.mediadelivery\.net\/embed\//,
  /^(?:iframe\.videodelivery\.net|(?:[\w-]+\.)?cloudflarestream\.com)\//,
]

const videoFile = /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i

/**
 * Returns the URL for a video's iframe: the embed URL for any form of a YouTube URL, players of other
 * services and video files unchanged. Returns null if it is not a video.
 */
export const videoSource = (url: string): string | null => {
  const typed = url.trim()
  if (isYoutubeEmbed(typed)) return typed
  const embed = youtubeEmbedUrl(typed)
  if (embed) return embed
  const address = typed.replace(/^(?:https?:)?\/\//i, '').toLowerCase()
  return videoFile.test(typed) || players.some((player) => player.test(address)) ? typed : null
}
