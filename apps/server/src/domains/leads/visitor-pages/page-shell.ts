import { createHash } from 'node:crypto'
import { escapeAttribute, escapeText } from '@web2/builder'
import { isFromTheRight } from '@web2/builder/leads'
import type { PageColors } from './theme-colors.ts'

/** Page for a visitor, and the sources that its policy allows. */
export interface VisitorPage {
  readonly status: number
  readonly html: string
  readonly policy: string
  /** Seconds after which the visitor can try again. */
  readonly retryAfter?: number
}

interface Shell {
  readonly status?: number
  readonly retryAfter?: number
  readonly lang: string
  readonly title: string
  /** HTML of the page; all text in it is escaped. */
  readonly body: string
  readonly colors: PageColors
  /** Script that the page runs, allowed by its digest. */
  readonly script?: string
  /** URL that the page leads to by itself. */
  readonly onward?: string
  /** Origins that forms of the page may send to. */
  readonly formTargets: readonly string[]
}

const variables = (colors: PageColors): string =>
  Object.entries(colors)
    .map(
      ([name, [light, dark]]: readonly [string, readonly [string, string]]) =>
        `--${name}:light-dark(${light},${dark})`,
    )
    .join(';')

const rules = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;padding:clamp(1rem,5vw,4rem) 1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:0 auto;padding:clamp(1.25rem,4vw,2.5rem);background:var(--card);border-radius:1rem;
box-shadow:0 1px 2px #0001,0 12px 32px -16px #0003}
h1{margin:0 0 .5rem;font-size:clamp(1.5rem,1.2rem + 1.5vw,2rem);line-height:1.2;text-wrap:balance}
p{margin:0 0 1.5rem}p:last-child{margin-bottom:0}.dim{color:var(--muted)}
form{display:grid;gap:1.25rem}label,legend{display:block;font-weight:600;margin:0 0 .375rem;padding:0}
.required{color:var(--alert);font-weight:400}
input,select,textarea{font:inherit;width:100%;padding:.625rem .75rem;color:inherit;background:transparent;
border:1px solid var(--edge);border-radius:.5rem}
select option{background:var(--card);color:var(--ink)}
#answer{max-width:12rem}
textarea{display:block;min-height:8rem;resize:vertical;field-sizing:content;max-height:24rem}
input:focus-visible,select:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible{
outline:3px solid var(--action);outline-offset:2px}
[aria-invalid=true]{border-color:var(--alert);border-width:2px}
fieldset{border:0;margin:0;padding:0;min-width:0}
.choice{display:flex;gap:.625rem;align-items:flex-start;font-weight:400;margin:0;padding:.25rem 0}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:var(--action)}
.error{color:var(--alert);font-size:.9375rem;margin:.375rem 0 0}
button{display:inline-block;justify-self:start;font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;
background:var(--action);color:var(--onAction);cursor:pointer}
a{color:inherit;text-underline-offset:.2em}
.away{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns a page with its policy: it loads nothing, and runs only the script that it has. */
export const visitorPage = ({
  status = 200,
  retryAfter,
  lang,
  title,
  body,
  colors,
  script,
  onward,
  formTargets,
}: Shell): VisitorPage => {
  const style = `:root{color-scheme:light dark;${variables(colors)}}${rules}`
  const policy = [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${sourceOf(script)}`]),
    `form-action ${formTargets.length > 0 ? formTargets.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const html =
    `<!doctype html><html lang="${escapeAttribute(lang)}"${isFromTheRight(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    (onward === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${escapeAttribute(onward)}">`) +
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><main>${body}</main>` +
    `${script === undefined ? '' : `<script>${script}</script>`}</body></html>\n`
  return { status, html, policy, ...(retryAfter !== undefined && { retryAfter }) }
}
