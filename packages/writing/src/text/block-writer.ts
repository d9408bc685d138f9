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

/** A link as it lies in the finished text of its block. */
const linkIn = (text: string, link: ArticleLink): ArticleLink => {
  const to = Math.min(link.to, text.length)
  const from = Math.min(link.from, to)
  return { ...link, from, to, text: text.slice(from, to).replaceAll(pictureSign, '').trim() }
}

/** Puts blocks together from the pieces of a tree, in order. White space is read as a browser shows it. */
export class BlockWriter {
  readonly blocks: TextBlock[] = []
  readonly links: ArticleLink[] = []
  readonly pictures: ArticlePicture[] = []
  #text = ''
  #kind: Kind = { kind: 'paragraph', level: 0 }
  /** Those in the block at hand, whose number is not known before it ends. */
  #openLinks: ArticleLink[] = []
  #openPictures: ArticlePicture[] = []

  get length(): number {
    return this.#text.length
  }

  /** Ends the block at hand and begins one of the given kind. */
  turn(kind: Kind): void {
    this.#end()
    this.#kind = kind
  }

  write(text: string, keepsSpace: boolean): void {
    if (keepsSpace) {
      this.#text += text
      return
    }
    const folded = text.replace(/[ \t\r\n\f]+/g, ' ')
    this.#text +=
      folded.startsWith(' ') && (this.#text === '' || /[ \n]$/.test(this.#text)) ? folded.slice(1) : folded
  }

  breakLine(): void {
    if (this.#text !== '') this.#text = `${this.#text.replace(/ $/, '')}\n`
  }

  picture(src: string, alt: string): void {
    const from = this.#text.length
    this.#text += pictureSign
    this.#openPictures.push({ src, alt, block: this.blocks.length, from, to: from + 1 })
  }

  frame(): void {
    this.#text += pictureSign
  }

  /** A link that began at `from` of block `begun`; one around whole blocks is told at the last of them. */
  link({ href, rel, begun, from }: { href: string; rel: string; begun: number; from: number }): void {
    const last = this.blocks.length - 1
    if (this.#text === '' && last >= begun) {
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
        to: this.#text.length,
      })
  }

  end(): void {
    this.#end()
  }

  #end(): void {
    const text = this.#text.replace(/[ \n]+$/, '')
    if (text !== '') this.#keep(text)
    this.#text = ''
    this.#openLinks = []
    this.#openPictures = []
  }

  #keep(text: string): void {
    const isText = letters.test(text)
    this.links.push(...this.#openLinks.map((link) => linkIn(text, link)))
    this.pictures.push(...this.#openPictures)
    this.blocks.push(isText ? { ...this.#kind, text } : { kind: 'picture', level: 0, text })
  }
}
