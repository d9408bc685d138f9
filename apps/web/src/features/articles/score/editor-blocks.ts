import type { Node } from '@tiptap/pm/model'
import { pictureSign } from '@web2/writing'

/** A block of text in the editor, with the document position of each character. */
export interface EditorBlock {
  readonly text: string
  readonly positions: readonly number[]
}

const isPicture = (node: Node): boolean => node.isAtom && !node.isText && node.type.name !== 'horizontalRule'

/** Collapses white space as a reader sees it: to one blank, and to none at the start of a line. */
const readAs = (text: string, positions: readonly number[]): EditorBlock => {
  let read = ''
  const kept: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = /[ \t\r\n\f]/.test(text[at]!) && text[at] !== '\n' ? ' ' : text[at]!
    if (letter === ' ' && (read === '' || read.endsWith(' ') || read.endsWith('\n'))) continue
    read += letter
    kept.push(positions[at]!)
  }
  const whole = read.replace(/[ \n]+$/, '')
  return { text: whole, positions: kept.slice(0, whole.length) }
}

/** Returns the blocks of a document in the order and shape in which `readArticle` reads its HTML. */
export const editorBlocks = (document: Node): EditorBlock[] => {
  const blocks: EditorBlock[] = []
  let text = ''
  let positions: number[] = []
  let parent: Node | null = null
  const add = (letters: string, from: number) => {
    for (let at = 0; at < letters.length; at += 1) positions.push(from + at)
    text += letters
  }
  const end = () => {
    const block = readAs(text, positions)
    if (block.text !== '') blocks.push(block)
    text = ''
    positions = []
  }
  document.descendants((node, position, around) => {
    if (node.isTextblock) {
      end()
      node.forEach((child, offset) => {
        const at = position + 1 + offset
        if (child.isText) add(child.text ?? '', at)
        else add(child.type.name === 'hardBreak' ? '\n' : pictureSign, at)
      })
      end()
      return false
    }
    // adjacent images are one block
    if (!isPicture(node) || around !== parent) end()
    parent = around
    if (isPicture(node)) add(pictureSign, position)
    return true
  })
  end()
  return blocks
}

/**
 * Returns the document range of a place in the text, by its block or else by its words; null if it is gone.
 */
export const findPlace = (
  blocks: readonly EditorBlock[],
  place: { readonly block: number; readonly from: number; readonly to: number; readonly quote: string },
): { readonly from: number; readonly to: number } | null => {
  const inBlock = (block: EditorBlock | undefined, at: number) => {
    if (block === undefined || at < 0 || !block.text.startsWith(place.quote, at)) return null
    const last = Math.min(block.positions.length, at + Math.max(1, place.to - place.from)) - 1
    const [from, to] = [block.positions[at], block.positions[last]]
    return from === undefined || to === undefined ? null : { from, to: to + 1 }
  }
  const own = inBlock(blocks[place.block], place.from)
  if (own || place.quote === '') return own
  for (const block of blocks) {
    const found = inBlock(block, block.text.indexOf(place.quote))
    if (found) return found
  }
  return null
}
