import {
  pictureSign,
  type ArticleLink,
  type ArticlePicture,
  type BlockKind,
  type TextBlock,
} from './article-text.ts'

interface Kind {
  readonly kind: BlockKind
  readonly level: number
}

const letters = /[^\s\ufffc]/

/** Returns the text without trailing blanks and line breaks. */
const withoutEnding = (text: string): string => {
  let end = text.length
  while (text[end - 1] === ' ' || text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

/** Returns a link clipped to the final text of its block. */
const linkIn = (text: string, link: ArticleLink): ArticleLink => {
  const to = Math.min(link.to, text.length)
  const from = Math.min(link.from, to)
  return { ...link, from, to, text: text.slice(from, to).replaceAll(pictureSign, '').trim() }
}

/** Builds blocks from the parts of a tree, in order. Handles white space like a browser. */
export class BlockWriter {
  readonly blocks: TextBlock[] = []
  readonly links: ArticleLink[] = []
  readonly pictures: ArticlePicture[] = []
  readonly #pieces: string[] = []
  #length = 0
  #kind: Kind = { kind: 'paragraph', level: 0 }
  /** Links of the current block, whose index is unknown until it ends. */
  #openLinks: ArticleLink[] = []
  #openPictures: ArticlePicture[] = []

  get length(): number {
    return this.#length
  }

  /** Ends the current block and starts one of the given kind. */
  turn(kind: Kind): void {
    this.#end()
    this.#kind = kind
  }

  /**
   * Collects parts and joins them when the block ends, because inspecting a growing string each time is slow.
   */
  #add(piece: string): void {
    if (piece === '') return
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  /** Returns the last character of the current block; empty at its start. */
  #last(): string {
    return this.#pieces.at(-1)?.at(-1) ?? ''
  }

  write(text: string, keepsSpace: boolean): void {
    if (keepsSpace) return this.#add(text)
    const folded = text.replace(/[ \t\r\n\f]+/g, ' ')
    const follows = folded.startsWith(' ') && ['', ' ', '\n'].includes(this.#last())
    this.#add(follows ? folded.slice(1) : folded)
  }

  breakLine(): void {
    if (this.#length === 0) return
    if (this.#last() === ' ') {
      this.#length -= 1
      this.#pieces.push(this.#pieces.pop()!.slice(0, -1))
    }
    this.#add('\n')
  }

  picture(src: string, alt: string): void {
    const from = this.#length
    this.#add(pictureSign)
    this.#openPictures.push({ src, alt, block: this.blocks.length, from, to: from + 1 })
  }

  frame(): void {
    this.#add(pictureSign)
  }

  /**
   * Adds a link that started at `from` of block `begun`; one around whole blocks is recorded in the last of
   * them.
   */
  link({ href, rel, begun, from }: { href: string; rel: string; begun: number; from: number }): void {
    const last = this.blocks.length - 1
    if (this.#length === 0 && last >= begun) {
      const text = this.blocks[last]!.text
      this.links.push(
        linkIn(text, { href, rel, text: '', block: last, from: begun === last ? from : 0, to: text.length }),
      )
    } else
      this.#openLinks.push({
        href,
        rel,
        text: '',
        block: last + 1,
        from: begun === last + 1 ? from : 0,
        to: this.#length,
      })
  }

  end(): void {
    this.#end()
  }

  #end(): void {
    const text = withoutEnding(this.#pieces.join(''))
    if (text !== '') this.#keep(text)
    this.#pieces.length = 0
    this.#length = 0
    this.#openLinks = []
    this.#openPictures = []
  }

  #keep(text: string): void {
    const isText = letters.test(text)
    for (const link of this.#openLinks) this.links.push(linkIn(text, link))
    for (const picture of this.#openPictures) this.pictures.push(picture)
    this.blocks.push(isText ? { ...this.#kind, text } : { kind: 'picture', level: 0, text })
  }
}
