import type { NodeRecord, Props } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { classesOf, definedAttributes, elementOf, innerElement, text, textProp } from '../element.ts'
import type { View } from '../view.ts'

/** Class of a form that loads a frame after a click. */
export const afterClickClass = 'w2-later'

/**
 * The button submits the form into the frame below it. After that, the checkbox is `:user-valid`, which removes
 * the cover; in browsers without it, the cover stays above the frame. In Firefox, a button always is `:user-valid`.
 */
const css =
  '.w2-later{position:relative;display:grid;grid-template-rows:auto 1fr;box-sizing:border-box;' +
  'width:var(--w2-later-w,100%);height:var(--w2-later-h,auto);max-width:100%;min-height:220px;margin:0;overflow:hidden;' +
  'color:#fff;background:#1b1f24}' +
  '.w2-later>iframe{display:block;box-sizing:border-box;width:100%;height:100%;border:0}' +
  '.w2-later-ask{position:relative;display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center;' +
  'box-sizing:border-box;padding:16px;text-align:center}' +
  '.w2-later-ask>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}' +
  '.w2-later-ask>[type=checkbox]{position:absolute;opacity:0;pointer-events:none}' +
  '.w2-later-ask>button{position:relative;min-height:48px;padding:12px 22px;font:inherit;font-weight:600;color:#1b1f24;' +
  'background:#fff;border:0;border-radius:var(--r-s,6px);cursor:pointer}' +
  '.w2-later-ask>button:focus-visible{outline:3px solid #fff;outline-offset:3px}' +
  '.w2-later-ask>p{position:relative;max-width:36rem;margin:0;padding:6px 10px;font-size:14px;line-height:1.4;' +
  'background:#1b1f24;border-radius:4px}' +
  '@supports selector(:user-valid){.w2-later{grid-template-rows:1fr}.w2-later-ask{position:absolute;inset:0}' +
  '.w2-later:has([type=checkbox]:user-valid)>.w2-later-ask{display:none}}'

const owners: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)youtube(?:-nocookie)?\.com$/, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
  [/(?:^|\.)google\.[a-z.]+$/, 'Google Maps'],
  [/(?:^|\.)openstreetmap\.org$/, 'OpenStreetMap'],
  [/(?:^|\.)bing\.com$/, 'Bing Maps'],
]

/** Reads the host as browsers do: `\\` ends it as `/` does, and a name before `@` is not part of it. */
const hostOf = (url: string): string => {
  const authority = /^(?:https?:)?\/\/([^/?#\\]+)/i.exec(url.replace(/[\t\n\r]/g, ''))?.[1] ?? ''
  return authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase()
}

/** Returns the service that a frame's URL belongs to: its name, or its host; empty without a host. */
export const frameOwner = (url: string): string => {
  const host = hostOf(url)
  return owners.find(([pattern]) => pattern.test(host))?.[1] ?? host
}

export type FrameKind = 'video' | 'map' | 'page'

/** Returns the words on a frame that loads after a click, for blocks without their own. */
export const afterClickWords = (kind: FrameKind, url: string): { button: string; note: string } => {
  const owner = frameOwner(url) || 'another site'
  const words: Readonly<Record<FrameKind, readonly [string, string]>> = {
    video: ['Play video', 'video'],
    map: ['Show map', 'map'],
    page: ['Show content', 'content'],
  }
  const [button, what] = words[kind]
  return {
    button,
    note: `After your click, the ${what} loads from ${owner}, which then receives your IP address.`,
  }
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** A form sends its fields as the query, so the URL's own becomes fields. */
const fieldsOf = (query: string): (readonly [string, string])[] =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decoded(name), decoded(value.join('='))] as const
    })

/** Parts of a URL: those for `action`, and the query as fields. */
const partsOf = (url: string) => {
  const [, action = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(url) ?? []
  return { action, fields: fieldsOf(query) }
}

const px = (size: string): string | undefined => (/^\d+$/.test(size) ? `${size}px` : size || undefined)

const sizeOf = ({ width, height }: Props): string | undefined => {
  const [wide, tall] = [px(textProp(width)), px(textProp(height))]
  const valid = (value: string | undefined) => value !== undefined && /^\d+(?:px|%)$/.test(value)
  const declared = [valid(wide) && `--w2-later-w:${wide}`, valid(tall) && `--w2-later-h:${tall}`]
  return declared.filter(Boolean).join(';') || undefined
}

/** Returns true for a block that loads its frame after a click; a frame without a host loads nothing. */
export const loadsAfterClick = ({ props }: { readonly props: Props }, url?: string): boolean =>
  textProp(props.later) !== '' && (url === undefined || hostOf(url) !== '')

interface Framed {
  readonly url: string
  readonly kind: FrameKind
  readonly title: string
}

/**
 * Returns the view of a frame that requests nothing before a click: a form whose button loads it in its place.
 * Videos start to play.
 */
export const afterClick = (record: NodeRecord, { url, kind, title }: Framed): View => {
  const { props } = record
  const name = `w2-${textProp(props.later)}`
  const isYoutube = frameOwner(url) === 'YouTube'
  const { action, fields } = partsOf(
    isYoutube ? url.replace(/\/\/(?:www\.|m\.)?youtube\.com\//i, '//www.youtube-nocookie.com/') : url,
  )
  const sent =
    kind === 'video'
      ? [...fields.filter(([field]) => field !== 'autoplay'), ['autoplay', '1'] as const]
      : fields
  const words = afterClickWords(kind, url)
  const button = textProp(props.laterButton) || words.button
  const poster = textProp(props.poster)
  const ask = innerElement(
    'div',
    { class: 'w2-later-ask' },
    ...sent.map(([field, value]) => innerElement('input', { type: 'hidden', name: field, value })),
    innerElement('input', { type: 'checkbox', checked: '', tabindex: '-1', 'aria-hidden': 'true' }),
    ...(poster ? [innerElement('img', { src: poster, alt: '', loading: 'lazy' })] : []),
    innerElement('button', definedAttributes({ 'aria-label': title && `${button}: ${title}` }), text(button)),
    innerElement('p', {}, text(textProp(props.laterNote) || words.note)),
  )
  const frame = innerElement('iframe', {
    ...definedAttributes({ name, title }),
    ...(props.allowFullscreen === true && { allowfullscreen: '' }),
    ...(kind === 'video' && { allow: 'autoplay; encrypted-media; fullscreen' }),
  })
  return elementOf(
    record,
    'form',
    {
      class: classesOf(record, afterClickClass),
      action,
      target: name,
      ...definedAttributes({ style: sizeOf(props) }),
    },
    [ask, frame],
  )
}

/** Parts of a block type that can load its frame after a click, where a user asks for it. */
export const afterClickOption: Required<Pick<BlockType, 'keys' | 'optionCss' | 'pageCss'>> = {
  keys: ['later'],
  optionCss: css,
  pageCss: (record) => (loadsAfterClick(record) ? css : ''),
}

/** Returns the URL of a frame from its form's action and fields. */
export const urlOfForm = (action: string, fields: readonly (readonly [string, string])[]): string => {
  const query = fields
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return query ? `${action}?${query}` : action
}
