import {
  isSafeUrl,
  pageMetaRefusal,
  pageMetas,
  pageSettings,
  withPageMeta,
  withPageSettings,
  type PageLevel,
  type PageMeta,
  type PageSettings,
} from '@web2/builder'
import { readRobots, robotsText } from './robots.ts'

/** Values of the open dialog; texts as typed. */
export interface SettingsDraft {
  readonly title: string
  readonly description: string
  readonly lang: string
  readonly canonical: string
  readonly index: boolean
  readonly follow: boolean
  readonly favicon: string
  readonly socialTitle: string
  readonly socialDescription: string
  readonly socialImage: string
  readonly metas: readonly PageMeta[]
}

export const draftOf = (page: PageLevel): SettingsDraft => {
  const { title, description, lang, canonical, robots, favicon, social } = pageSettings({ page })
  const { index, follow } = readRobots(robots ?? '')
  return {
    title: title ?? '',
    description: description ?? '',
    lang: lang ?? '',
    canonical: canonical ?? '',
    index,
    follow,
    favicon: favicon ?? '',
    socialTitle: social?.title ?? '',
    socialDescription: social?.description ?? '',
    socialImage: social?.image ?? '',
    metas: pageMetas(page),
  }
}

export type DraftErrors = Partial<Record<'lang' | 'canonical' | 'favicon' | 'socialImage' | 'metas', string>>

const isLanguage = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    // the browser throws a RangeError for an invalid language
    return false
  }
}

const isWholeAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s]+$|^https?:\/\/localhost/i.test(text)

/** Returns sentences for invalid fields. */
export const draftErrors = (draft: SettingsDraft): DraftErrors => {
  const canonical = draft.canonical.trim()
  const lang = draft.lang.trim()
  const unsafe = 'URLs that run scripts aren’t allowed.'
  const wrongMeta = draft.metas.find(({ name }) => pageMetaRefusal(name.trim()) !== null)
  return {
    ...(lang !== '' && !isLanguage(lang) && { lang: 'Enter a language code such as en, de or pt-BR.' }),
    ...(canonical !== '' &&
      !isWholeAddress(canonical) && { canonical: 'Enter the full URL, starting with https://.' }),
    ...(!isSafeUrl(draft.favicon, 'link') && { favicon: unsafe }),
    ...(!isSafeUrl(draft.socialImage, 'img') && { socialImage: unsafe }),
    ...(wrongMeta && { metas: pageMetaRefusal(wrongMeta.name.trim()) ?? '' }),
  }
}

const textFields = ['title', 'description', 'lang', 'canonical', 'favicon'] as const
const socialFields = [
  ['socialTitle', 'title'],
  ['socialDescription', 'description'],
  ['socialImage', 'image'],
] as const

const changedSettings = (before: SettingsDraft, after: SettingsDraft, robots: string): PageSettings => {
  const texts = textFields.filter((name) => before[name] !== after[name])
  const social = socialFields.filter(([name]) => before[name] !== after[name])
  const sameRobots = before.index === after.index && before.follow === after.follow
  return {
    ...Object.fromEntries(texts.map((name) => [name, after[name]])),
    ...(sameRobots ? {} : { robots: robotsText(robots, after) }),
    ...(social.length > 0 && {
      social: Object.fromEntries(social.map(([name, field]) => [field, after[name]])),
    }),
  }
}

const changedMetas = (before: SettingsDraft, after: SettingsDraft): readonly PageMeta[] => {
  const kept = new Set(after.metas.map(({ name }) => name.trim().toLowerCase()))
  const gone = before.metas.filter(({ name }) => !kept.has(name.toLowerCase()))
  const was = new Map(before.metas.map(({ name, content }) => [name.toLowerCase(), content]))
  return [
    ...gone.map(({ name }) => ({ name, content: '' })),
    ...after.metas
      .map(({ name, content }) => ({ name: name.trim(), content }))
      .filter(({ name, content }) => was.get(name.toLowerCase()) !== content.trim()),
  ]
}

/** Returns the page with the draft's changes; null if there are none. */
export const settledPage = (page: PageLevel, after: SettingsDraft): PageLevel | null => {
  const before = draftOf(page)
  const settings = changedSettings(before, after, pageSettings({ page }).robots ?? '')
  const metas = changedMetas(before, after)
  if (Object.keys(settings).length === 0 && metas.length === 0) return null
  return metas.reduce(withPageMeta, withPageSettings(page, settings))
}
