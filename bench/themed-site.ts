import type { Theme } from '@web2/builder'
import { fontLibrary } from '@web2/server/src/domains/sites/fonts/font-library.ts'
import { templatePages } from '@web2/server/src/domains/sites/pages/template-pages.ts'
import { renderSite, withOwnTokens, type RenderPage, type SiteFile } from '@web2/site'
import { readyThemes } from '@web2/site/themes'
import { target } from './generated-site.ts'

/** Returns a ready theme as a site from the garden template has it, with its dark variant on. */
export const gardenTheme = (name: string): Theme => {
  const ready = readyThemes.find((theme) => theme.name === name)
  if (!ready) throw new Error(`No ready theme is called ${name}.`)
  const own = templatePages('garden')?.[0]?.document.page.theme
  return { ...withOwnTokens(ready, own), hasDark: true }
}

/** Returns pages of the garden template; from the fifth on, they repeat under other names. */
const gardenPages = (count: number): RenderPage[] => {
  const drawn = templatePages('garden') ?? []
  return Array.from({ length: count }, (_, at) => {
    const page = drawn[at % drawn.length]!
    const again = Math.floor(at / drawn.length) + 1
    return {
      ...page,
      ...(again > 1 && { name: `${page.name} ${again}`, slug: `${page.slug}-${again}` }),
      isDefault: at === 0,
      updatedAt: '2026-11-20T00:00:00.000Z',
    }
  })
}

/** Renders a site of `count` pages from the garden template in a theme, with its fonts. */
export const themedSite = (count: number, theme: Theme): SiteFile[] => {
  const pages = gardenPages(count)
  const navigation = pages.slice(0, 4).map(({ name, slug, isDefault }) => ({
    label: name,
    href: isDefault ? '/' : `/${slug}`,
    children: [],
  }))
  const site = { name: 'Green Acre', email: 'hello@example.com', theme, navigation, pages }
  return [...renderSite(site, { ...target, fonts: fontLibrary })]
}
