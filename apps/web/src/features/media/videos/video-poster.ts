/** Longest side of a poster in px, and the time in ms after which a video gets none. */
const longestSide = 1_920
const patience = 15_000

/** Second that is shown: beginnings are often black. */
const shownAt = 1

const next = (video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('This browser can’t play the video'))
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', fail, { once: true, signal })
    signal.addEventListener('abort', fail, { once: true })
  })

const drawn = (video: HTMLVideoElement): Promise<Blob | null> => {
  const { videoWidth: width, videoHeight: height } = video
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** Returns a picture of a video as a file, or null if this browser can't play it. */
export const posterOf = async (file: File, name: string): Promise<File | null> => {
  const video = document.createElement('video')
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), patience)
  const url = URL.createObjectURL(file)
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await next(video, 'loadeddata', end.signal)
    const seconds = Number.isFinite(video.duration) ? video.duration : 0
    if (seconds > 0) {
      video.currentTime = Math.min(shownAt, seconds / 2)
      await next(video, 'seeked', end.signal)
    }
    const picture = await drawn(video)
    return picture && new File([picture], `${name.replace(/\.\w+$/, '')} poster.jpg`, { type: picture.type })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    end.abort()
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
