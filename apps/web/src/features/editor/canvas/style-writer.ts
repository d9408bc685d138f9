import { nodeCss, type Props } from '@web2/builder'
import { adoptSheets } from './adopted-sheets.ts'
import { showFonts } from './fonts/show-fonts.ts'

/** Rules per sheet; an edit makes the browser rebuild one sheet's index, so sheets stay small. */
const sheetSize = 64

interface Place {
  readonly sheet: CSSStyleSheet
  readonly at: number
}

const wrapped = (css: string) => `@media all{${css}}`

/** Writer of the records' styles as CSS rules, outside the page's elements and React. */
export interface StyleWriter {
  /** Writes the record's rules. Returns their class, empty if it has none. */
  readonly write: (uuid: string, props: Props) => string
  readonly remove: (uuid: string) => void
  /** Collects rules without applying them until `adopt` applies all at once. */
  readonly gather: () => void
  readonly adopt: () => void
}

export const createStyleWriter = (doc: Document, winning: boolean): StyleWriter => {
  const Sheet = doc.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheets: CSSStyleSheet[] = []
  const places = new Map<string, Place>()
  const written = new Map<string, string>()
  const free: Place[] = []
  let gathered: { uuid: string; css: string }[] | null = null
  let lastName = 0
  const names = new Map<string, string>()

  const nameOf = (uuid: string) => {
    const known = names.get(uuid)
    if (known) return known
    const name = `w2m-${(lastName += 1)}`
    names.set(uuid, name)
    return name
  }

  const addSheet = (text: string): CSSStyleSheet => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    sheets.push(sheet)
    return sheet
  }

  const putRule = (place: Place, css: string) => {
    place.sheet.deleteRule(place.at)
    place.sheet.insertRule(wrapped(css), place.at)
  }

  const newPlace = (): Place => {
    const reused = free.pop()
    if (reused) return reused
    let sheet = sheets.at(-1)
    if (!sheet || sheet.cssRules.length >= sheetSize) {
      sheet = addSheet('')
      adoptSheets(doc, [sheet])
    }
    const at = sheet.cssRules.length
    sheet.insertRule(wrapped(''), at)
    return { sheet, at }
  }

  return {
    write: (uuid, props) => {
      const name = nameOf(uuid)
      const css = nodeCss(props, `.${name}`, { winning })
      if ((written.get(uuid) ?? '') === css) return css ? name : ''
      written.set(uuid, css)
      showFonts(doc, css)
      if (gathered) gathered.push({ uuid, css })
      else {
        const place = places.get(uuid) ?? newPlace()
        places.set(uuid, place)
        putRule(place, css)
      }
      return css ? name : ''
    },
    remove: (uuid) => {
      const place = places.get(uuid)
      written.delete(uuid)
      names.delete(uuid)
      if (!place) return
      places.delete(uuid)
      putRule(place, '')
      free.push(place)
    },
    gather: () => {
      gathered ??= []
    },
    adopt: () => {
      const waiting = gathered ?? []
      const present = sheets.length
      gathered = null
      for (let from = 0; from < waiting.length; from += sheetSize) {
        const part = waiting.slice(from, from + sheetSize)
        const sheet = addSheet(part.map(({ css }) => wrapped(css)).join('\n'))
        part.forEach(({ uuid }, at) => places.set(uuid, { sheet, at }))
      }
      if (sheets.length > present) adoptSheets(doc, sheets.slice(present))
    },
  }
}
