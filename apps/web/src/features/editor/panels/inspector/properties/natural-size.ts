/** Returns the natural size of an image in px; null if it can't be loaded or has no size of its own. */
export const naturalSize = (url: string): Promise<{ width: number; height: number } | null> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = picture
      resolve(width > 0 && height > 0 ? { width, height } : null)
    }
    picture.onerror = () => resolve(null)
    picture.src = url
  })
