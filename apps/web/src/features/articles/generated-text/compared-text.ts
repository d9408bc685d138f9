import { plainText } from '@web2/contract/core'

const breaks = /<\/(?:p|h[1-6]|li|blockquote|pre|tr|figure|div|address)>|<br ?\/?>|<hr ?\/?>/gi
const pictures = /<(img|iframe)\b([^>]*)>/gi

const named = (_whole: string, tag: string, attributes: string): string => {
  const name = /\b(?:alt|title)="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return ` [${tag === 'img' ? 'image' : 'video'}${name === '' ? '' : `: ${name}`}] `
}

/** Converts an article's HTML to lines for comparison: one per block, images by name. */
export const comparedText = (html: string): string =>
  html
    .replace(pictures, named)
    .split(breaks)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n')
