import { parse, walk } from 'css-tree'
import fc from 'fast-check'
import { test } from 'vitest'
import { escapeStyle } from '../html/export/escape.ts'
import { arbitraryCss } from '../testing/arbitrary-css.ts'
import { checkCustomCss, tidyCustomCss } from './custom-css.ts'

const must = (holds: boolean, law: string, css: string) => {
  if (!holds) throw new Error(`${law}\n${JSON.stringify(css)}`)
}

const harmless = /^(?:\/media\/|#|data:(?:image|font)\/)/

/** Properties of any text and of what is published of it; each throws if it does not hold. */
const laws: Readonly<Record<string, (source: string) => void>> = {
  'checking again changes nothing and finds nothing': (source) => {
    const { css } = checkCustomCss(source)
    const again = checkCustomCss(css)
    must(again.css === css, `changed to ${JSON.stringify(again.css)}`, css)
    must(again.problems.length === 0, again.problems[0]?.sentence ?? '', css)
  },
  'all of a text is published, or there is a reason at a position of it': (source) => {
    const text = tidyCustomCss(source)
    const { css, problems } = checkCustomCss(source)
    must((css === text) === (problems.length === 0), 'without a reason', source)
    const lines = text.split('\n')
    for (const { line, column, at, sentence } of problems) {
      must(at <= text.length && (lines[line - 1] ?? '').length + 1 >= column, 'outside of the text', source)
      must(text.slice(0, at).split('\n').length === line, 'another line', source)
      must(/[.]$/.test(sentence), sentence, source)
    }
  },
  'css-tree parses what is published': (source) => {
    const { css } = checkCustomCss(source)
    parse(css, {
      parseRulePrelude: false,
      parseAtrulePrelude: false,
      parseValue: false,
      // css-tree knows the nesting of 2023: a nested rule begins with &, and a nested @layer contains only rules
      onParseError: ({ message }) =>
        must(/^(?:Colon|Identifier|"\{") is expected/.test(message), message, css),
    })
  },
  'what is published loads nothing, runs nothing and stays in its element': (source) => {
    const { css } = checkCustomCss(source)
    must(escapeStyle(css) === css, 'leaves its element', css)
    walk(parse(css, { parseCustomProperty: true }), (node) => {
      const isRefused =
        (node.type === 'Url' && !harmless.test(node.value)) ||
        (node.type === 'Function' && /^(?:src|image|filter|expression)$/i.test(node.name)) ||
        (node.type === 'Atrule' && /^(?:import|charset|namespace)$/i.test(node.name)) ||
        (node.type === 'Declaration' && /^(?:behavior|-moz-binding)$/i.test(node.property)) ||
        node.type === 'CDO' ||
        node.type === 'CDC'
      must(!isRefused, node.type, css)
    })
  },
  'what follows it in the same style element is read unchanged': (source) => {
    const { css } = checkCustomCss(source)
    const last = parse(`${css}\nlast-one{color:red}`, { parseRulePrelude: false })
    const rule = last.type === 'StyleSheet' ? last.children.last : null
    must(
      rule?.type === 'Rule' && rule.prelude.type === 'Raw' && rule.prelude.value === 'last-one',
      'open end',
      css,
    )
  },
}

test.each(Object.entries(laws))('%s', (_name, law) =>
  fc.assert(fc.property(arbitraryCss, law), { numRuns: 1_000 }),
)
