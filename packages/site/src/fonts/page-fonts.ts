import { fileWeights, fontFileName, hasFontFile, stylesOf } from './catalog.ts'
import { fallbackFaces, fileFor, fontFace, nearestWeight } from './font-faces.ts'
import type { FontFamily, FontFile } from './font-family.ts'
import { neededSubsets } from './subsets.ts'
import { usedFonts, type UsedFont } from './used-fonts.ts'

/** Fonts of one page. */
export interface PageFonts {
  readonly files: readonly FontFile[]
  /** HTML for the head: the files of the opening preloaded, and the rules of all. */
  readonly head: (urlOf: (file: FontFile) => string) => string
}

/** Files that the page loads before it knows its layout; more would compete with its first image. */
const mostPreloaded = 2

const uniqueFiles = (files: Iterable<FontFile>): FontFile[] => [
  ...new Map([...files].map((file) => [fontFileName(file), file])).values(),
]

const filesFor = ({ family, weight, style, characters }: UsedFont): FontFile[] =>
  neededSubsets(family, characters)
    .map((subset) => fileFor(family, subset, weight, style))
    .filter(hasFontFile)

/** The subset that holds most of the text comes first. */
const firstFile = (used: UsedFont): FontFile | undefined => {
  const files = filesFor(used)
  return files.find(({ subset }) => subset === 'latin') ?? files[0]
}

/** Returns the files that the opening of the page needs most: that of its title, then by how much they show. */
const filesOfOpening = (used: readonly UsedFont[]): FontFile[] => {
  const found = new Map<string, { readonly file: FontFile; letters: number; hasTitle: boolean }>()
  for (const each of used) {
    const file = firstFile(each)
    // a font that a page only may show could be one that it never loads
    if (!file || !each.isCertain) continue
    const known = found.get(fontFileName(file)) ?? { file, letters: 0, hasTitle: false }
    found.set(fontFileName(file), known)
    known.letters += each.opening.letters
    known.hasTitle ||= each.opening.hasTitle
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.hasTitle) - Number(a.hasTitle) || b.letters - a.letters)
    .map(({ file }) => file)
}

/** How often a text has a letter that it shows in a state or another case only. */
const seldom = 0.1

/** Returns the rules of all fallbacks. Faces that show the same weight share theirs. */
const fallbacksOf = (used: readonly UsedFont[]): readonly string[] => {
  const faces = used.map((each) => ({
    ...each,
    nearest: nearestWeight(each.family.weights[each.style] ?? [], each.weight),
  }))
  return [
    ...Map.groupBy(faces, ({ family, style, nearest }) => `${family.id} ${style} ${nearest}`).values(),
  ].flatMap((same) => {
    const { family, style, nearest } = same[0]!
    const counts = new Map<number, number>()
    for (const each of same) {
      for (const [letter, count] of each.counts) counts.set(letter, (counts.get(letter) ?? 0) + count)
      // such as those of small capitals
      for (const letter of each.characters) if (!counts.has(letter)) counts.set(letter, seldom)
    }
    const tabular = same.reduce((sum, { figures }) => sum + figures.tabular - figures.others, 0)
    return fallbackFaces(family, nearest, style, { counts, hasTabularFigures: tabular > 0 })
  })
}

const pageFontsOf = (used: readonly UsedFont[], isPublished: (file: FontFile) => boolean): PageFonts => {
  const files = uniqueFiles(used.flatMap(filesFor)).filter(isPublished)
  const preloaded = filesOfOpening(used).filter(isPublished).slice(0, mostPreloaded)
  const fallbacks = fallbacksOf(used)
  return {
    files,
    head: (urlOf) =>
      [
        ...preloaded.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(file)}" crossorigin>`,
        ),
        `<style>${files.map((file) => fontFace(file, urlOf(file))).join('')}${fallbacks.join('')}</style>`,
      ].join('\n'),
  }
}

/** Returns the fonts that a page shows; undefined for a page without fonts of the catalog. */
export const pageFonts = (
  html: string,
  /** Files that the site has; without it, it gets those that this page shows. */
  isPublished: (file: FontFile) => boolean = () => true,
  /** Families that the page's account uploaded. */
  own: readonly FontFamily[] = [],
): PageFonts | undefined => {
  const used = usedFonts(html, own)
  return used.length === 0 ? undefined : pageFontsOf(used, isPublished)
}

/**
 * Returns the files that pages of one document may show, whatever texts they are filled with: every subset,
 * the weights of the document, bold and italics.
 */
export const documentFontFiles = (html: string, own: readonly FontFamily[] = []): readonly FontFile[] =>
  uniqueFiles(
    usedFonts(html, own).flatMap(({ family, weight }) =>
      Object.keys(family.subsets).flatMap((subset) =>
        stylesOf(family).flatMap((style) =>
          (family.axis === null ? [weight, 400, 700] : fileWeights(family, style)).map((each) =>
            fileFor(family, subset, each, style),
          ),
        ),
      ),
    ),
  ).filter(hasFontFile)

/** First lines of every head as the exporter writes it. */
const headStart = '<head>\n<meta charset="utf-8">'

/** Inserts fonts into the head of an exported page, before anything else that it loads. */
export const insertFonts = (html: string, fonts: PageFonts, urlOf: (file: FontFile) => string): string => {
  const at = html.indexOf(headStart)
  if (at < 0) throw new Error('The page has no head to insert fonts into')
  const end = at + headStart.length
  return `${html.slice(0, end)}\n${fonts.head(urlOf)}${html.slice(end)}`
}
