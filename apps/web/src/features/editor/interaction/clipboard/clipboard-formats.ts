import {
  exportFragment,
  exportHtmlFragment,
  fragmentJson,
  type BuilderDocument,
  type WireNode,
} from '@web2/builder'

/** MIME type of copied blocks; other programs read HTML and text. */
export const blocksType = 'application/x-web2-blocks+json'

/** Attribute that carries the blocks in the HTML too, because some clipboards drop custom types. */
const marker = 'data-web2-blocks'

/** Clipboard contents of copied nodes, by format. */
export interface ClipboardTexts {
  readonly blocks: string
  readonly html: string
  readonly plain: string
}

const toBase64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))

const running = new Set(['Text', 'Span', 'Br', 'BusinessName', 'BusinessPhone'])
const runningTags = /^(a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|samp|small|strong|sub|sup|time|u|var)$/

/** Returns true for inline content. */
export const isRunning = ({ componentName, addition }: WireNode): boolean =>
  running.has(componentName) || (componentName === 'Element' && runningTags.test(addition.tag ?? ''))

/**
 * Returns the text of blocks, one line each. Iterative because pages may be nested thousands of levels deep.
 */
export const wordsOf = (nodes: readonly WireNode[]): string => {
  let text = ''
  const waiting: (WireNode | '\n')[] = [...nodes].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === '\n') {
      text += next
      continue
    }
    const ownLine = !isRunning(next)
    if (ownLine || next.componentName === 'Br') text += '\n'
    if (typeof next.props.content === 'string') text += next.props.content.replace(/\s+/g, ' ')
    if (ownLine) waiting.push('\n')
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (child) waiting.push(child)
    }
  }
  const lines = text.split('\n').map((line) => line.replace(/ +/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

export const clipboardTexts = (document: BuilderDocument, ids: readonly string[]): ClipboardTexts => {
  const blocks = fragmentJson(document, ids)
  return {
    blocks,
    html: `<div ${marker}="${toBase64(blocks)}">${exportHtmlFragment(document, ids)}</div>`,
    plain: wordsOf(exportFragment(document, ids)),
  }
}

/** Returns the blocks inside clipboard HTML; null if it was copied elsewhere. */
export const blocksInHtml = (html: string): string | null => {
  const carried = new RegExp(`${marker}="([A-Za-z0-9+/=]+)"`).exec(html)?.[1]
  if (carried === undefined) return null
  try {
    return fromBase64(carried)
  } catch (error) {
    // truncated or changed blocks; the HTML around them is still usable
    console.warn('The blocks in the pasted HTML could not be read.', error)
    return null
  }
}
