import type { Operation, openApi } from './openapi-document.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns text escaped for HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** Converts the Markdown that the guide uses: headings, lists, paragraphs and inline code. */
const htmlOfMarkdown = (text: string): string =>
  text
    .trim()
    .split(/\n\n+|\n(?=## )|(?<=^## .*)\n/m)
    .map((block) => {
      if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`
      const lines = block.split('\n')
      if (lines.every((line) => line.startsWith('- ')))
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
      return `<p>${inline(block)}</p>`
    })
    .join('\n')

export const docsStyle = `
:root { color-scheme: light dark; --line: #8884; --dim: light-dark(#526069, #9aa7b0); --accent: light-dark(#0b6e6e, #7fd1cc); }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem;
  color: light-dark(#17212b, #e3e9ee); background: light-dark(#fff, #14191f); overflow-wrap: anywhere; }
h1 { margin: 0; } h2 { margin-top: 2rem; }
a { color: var(--accent); } code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { background: light-dark(#f2f5f7, #1d252d); padding: .75rem; overflow: auto; max-height: 24rem; border-radius: 6px; }
nav ul { columns: 14rem; padding-left: 1.2rem; }
details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; padding: 0 .75rem; }
summary { cursor: pointer; padding: .5rem 0; } .verb { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--accent); }
.dim { color: var(--dim); } section > h2 { border-top: 1px solid var(--line); padding-top: 1rem; }
`

const code = (label: string, value: unknown): string => {
  const text = JSON.stringify(value, null, 2)
  return `<p class="dim">${label}</p><pre tabindex="0" aria-label="${label}">${escaped(text)}</pre>`
}

const parameterLine = ({
  name,
  in: where,
  required,
}: {
  name: string
  in: string
  required: boolean
}): string =>
  `<li><code>${escaped(name)}</code> <span class="dim">in the ${where}${required ? ', required' : ''}</span></li>`

const operationHtml = (path: string, verb: string, operation: Operation): string => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const done = responses[200] ?? responses[201]
  const answer = done && 'content' in done ? done.content['application/json'] : undefined
  const body = requestBody?.content['application/json']
  return `<details id="${operationId}"><summary><span class="verb">${verb.toUpperCase()}</span>
<code>/api${escaped(path)}</code> <span class="dim">${summary}</span></summary>
<p>${escaped(description)}</p>
${parameters.length > 0 ? `<ul>${parameters.map(parameterLine).join('')}</ul>` : ''}
${body ? code('Example request', body.example) + code('Request schema', body.schema) : ''}
${answer ? code('Example response', answer.example) + code('Response schema', answer.schema) : ''}
</details>`
}

/** Renders the API description as a page: a guide, then every operation with examples, without scripts. */
export const docsPage = ({ info, paths }: ReturnType<typeof openApi>): string => {
  const bySubject = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [verb, operation] of Object.entries(operations)) {
      const [subject = ''] = operation.tags
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), operationHtml(path, verb, operation)])
    }
  const subjects = [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1))
  const contents = subjects.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  const sections = subjects
    .map(([name, each]) => `<section id="${name}"><h2>${name}</h2>${each.join('\n')}</section>`)
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title><style>${docsStyle}</style></head>
<body><h1>${escaped(info.title)} API</h1>
<p class="dim">Version ${info.version}. Get this reference as OpenAPI 3.1: <code>GET /api/docs</code></p>
<main>${htmlOfMarkdown(info.description)}
<nav aria-label="Resources"><h2>Resources</h2><ul>${contents}</ul></nav>
${sections}</main></body></html>
`
}
