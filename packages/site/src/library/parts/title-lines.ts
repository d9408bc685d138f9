import type { Tone, WireNode } from '@web2/builder'
import { span, type Look } from '../../templates/nodes.ts'
import { title, type Step } from './texts.ts'
import { withTone } from './with-tone.ts'

/** Returns the sentences of a title; phrases that may vanish stay whole. */
export const sentencesOf = (content: string): readonly string[] =>
  content.split(/(?<=[.?!…]) (?![^[]*\]\])/).filter(Boolean)

export interface TitlePart {
  readonly content: string
  readonly look?: Look
  /** Tone of the part, if it has a surface of its own. */
  readonly tone?: Tone
}

/** Returns a title in parts that are set on lines of their own; screen readers read it as one. */
export const titleInParts = (
  level: 'h1' | 'h2',
  step: Step,
  parts: readonly TitlePart[],
  look: Look = {},
): WireNode => ({
  ...title(level, step, '', look),
  children: parts.map(({ content, look: own, tone }, at) => {
    const part = span(at < parts.length - 1 ? `${content} ` : content, {
      name: 'Part of the title',
      ...own,
      style: { display: 'block', 'font-size': 'inherit', ...own?.style },
    })
    return tone ? withTone(part, tone) : part
  }),
})
