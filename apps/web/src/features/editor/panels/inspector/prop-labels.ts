/** Labels of properties whose code name differs. */
const words: Readonly<Record<string, string>> = {
  content: 'text',
  href: 'URL',
  url: 'URL',
  imageUrl: 'image',
  alt: 'alt text',
  newTab: 'open in new tab',
  nofollow: 'nofollow',
  dropDown: 'dropdown',
  poster: 'image',
  laterButton: 'button',
  laterNote: 'note',
  otherUrl: 'second format',
  alwaysOpen: 'tabs',
  flipX: 'flip',
  flipY: 'flip',
  autoplay: 'start of video',
  captions: 'captions URL',
}

/** Returns the panel's name of a property: 'headingType' is the heading type. */
export const propWords = (prop: string): string =>
  words[prop] ?? prop.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
