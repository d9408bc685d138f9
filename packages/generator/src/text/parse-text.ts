import { phraseMarks, type PhraseMark } from '@web2/builder'
import {
  modifierNames,
  type Modifier,
  type ParsedText,
  type TextNode,
  type TextProblem,
} from './text-node.ts'

/** Maximum nesting of braces; deeper nesting is a mistake or an attack. */
const deepest = 50

const valuePattern = /\{([A-Za-z]\w*(?:\.\w+)*)(?::(\d{1,6}))?((?::[a-z]+)*)\}/y

const writtenOut = /^\\\{[A-Za-z]\w*(?:\.\w+)*\}$/

const modifiers: ReadonlySet<string> = new Set(modifierNames)
const isModifier = (name: string): name is Modifier => modifiers.has(name)

/** Maximum alternatives of one text; it can be split into separate texts. */
const mostOptions = 10_000

class Refusal extends Error {
  readonly problem: TextProblem
  constructor(at: number, message: string) {
    super(message)
    this.problem = { at, message }
  }
}

/** Merges adjacent text nodes. */
const joined = (nodes: readonly TextNode[]): TextNode[] => {
  const kept: TextNode[] = []
  for (const node of nodes) {
    const last = kept.at(-1)
    if (node.kind === 'text' && last?.kind === 'text')
      kept[kept.length - 1] = { kind: 'text', text: last.text + node.text }
    else if (node.kind !== 'text' || node.text !== '') kept.push(node)
  }
  return kept
}

const literal = (text: string): TextNode => ({ kind: 'text', text })

class Reader {
  private at = 0
  private options = 0
  private readonly text: string
  private readonly phrases: ReadonlyMap<number, PhraseMark>
  /** Positions where an alternative of a phrase ends. */
  private readonly ends: ReadonlySet<number>
  constructor(text: string) {
    this.text = text
    const { phrases } = phraseMarks(text, valuePattern)
    this.phrases = new Map(phrases.map((mark) => [mark.from, mark]))
    this.ends = new Set(phrases.flatMap(({ isEscaped, bars, close }) => (isEscaped ? [] : [...bars, close])))
  }

  private value(): TextNode | undefined {
    valuePattern.lastIndex = this.at
    const found = valuePattern.exec(this.text)
    if (!found) return undefined
    const [typed, name = '', term = '1', rest = ''] = found
    const names = rest.split(':').filter(Boolean)
    const wrong = names.find((each) => !isModifier(each))
    if (wrong !== undefined)
      throw new Refusal(
        this.at,
        `“:${wrong}” is unknown. Use ${modifierNames.map((each) => `:${each}`).join(', ')}.`,
      )
    if (Number(term) < 1) throw new Refusal(this.at, `{${name}:${term}}: numbers start at 1.`)
    const node = {
      kind: 'value',
      name,
      term: Number(term),
      modifiers: names.filter(isModifier),
      at: this.at,
    } as const
    this.at += typed.length
    return node
  }

  /** Returns true at the end of a placeholder escaped by one backslash, as in pages: `\{city}`. */
  private endsWrittenOut(): boolean {
    const from = this.text.lastIndexOf('\\{', this.at)
    return from >= 0 && writtenOut.test(this.text.slice(from, this.at + 1))
  }

  private braces(depth: number): TextNode[] {
    const from = this.at
    if (depth > deepest) throw new Refusal(from, `Braces can be nested up to ${deepest} levels deep.`)
    this.at += 1
    const options = [this.nodes(depth)]
    while (this.text[this.at] === '|') {
      this.options += 1
      if (this.options > mostOptions)
        throw new Refusal(
          this.at,
          `This text has more than ${mostOptions.toLocaleString('en-US')} variants. Remove some of them.`,
        )
      this.at += 1
      options.push(this.nodes(depth))
    }
    if (this.text[this.at] !== '}')
      throw new Refusal(from, 'This brace is never closed. Close it, or type \\{ for a literal brace.')
    this.at += 1
    // braces without a choice are literal: code, or mathematical sets
    if (options.length === 1) return [literal('{'), ...(options[0] ?? []), literal('}')]
    return [{ kind: 'spin', options }]
  }

  private phrase({ from, inside, bars, close, isEscaped }: PhraseMark): TextNode {
    this.at = inside
    if (isEscaped) return literal(this.text.slice(from + 1, inside))
    const options = [this.nodes(0)]
    for (const bar of bars) {
      this.at = bar + 2
      options.push(this.nodes(0))
    }
    this.at = close + 2
    return { kind: 'phrase', options, from, to: close + 2 }
  }

  /** Parses nodes up to the end of the braces, the phrase or the text. */
  nodes(depth: number): TextNode[] {
    const nodes: TextNode[] = []
    while (this.at < this.text.length && !this.ends.has(this.at)) {
      const letter = this.text[this.at]
      const phrase = this.phrases.get(this.at)
      if (phrase) nodes.push(this.phrase(phrase))
      else if (letter === '\\' && /[\\{}|]/.test(this.text[this.at + 1] ?? '')) {
        nodes.push(literal(this.text[this.at + 1] ?? ''))
        this.at += 2
      } else if (letter === '{') {
        const value = this.value()
        nodes.push(...(value ? [value] : this.braces(depth + 1)))
      } else if (depth > 0 && (letter === '|' || letter === '}')) break
      else if (letter === '}' && this.endsWrittenOut()) {
        nodes.push(literal('}'))
        this.at += 1
      } else if (letter === '}')
        throw new Refusal(
          this.at,
          'This brace has no opening brace. Remove it, or type \\} for a literal brace.',
        )
      else {
        const end = /[\\{}|[\]]/g
        end.lastIndex = this.at + 1
        const next = end.exec(this.text)?.index ?? this.text.length
        nodes.push(literal(this.text.slice(this.at, next)))
        this.at = next
      }
    }
    return joined(nodes)
  }
}

/**
 * Parses a text with placeholders (`{city}`, `{city:2}`, `{city:upper}`), spintax (`{one|another {of|among}
 * them}`) and optional phrases (`[[ in {city}||nearby]]`). A backslash escapes a brace, a bar, a backslash or
 * a phrase.
 */
export const parseText = (text: string): ParsedText => {
  try {
    return { ok: true, nodes: new Reader(text).nodes(0) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}
