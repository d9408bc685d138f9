import type { BuilderDocument } from '@web2/builder'
import type { TurboRule } from '@web2/contract/generator'
import { nameSlot, type PreparedSource } from '../document/prepare-source.ts'
import { slotName } from '../document/value-slots.ts'
import { hubSlots } from '../hub/hub-page.ts'
import { hubFields, ownLists, type HubField } from '../hub/hub-texts.ts'
import { matchesCondition } from '../rows/condition.ts'
import { mixSeeds, seeded } from '../text/random.ts'
import type { TextNode } from '../text/text-node.ts'
import { writeText, type ValueOf } from '../text/write-text.ts'

export interface FilledPage {
  readonly document: BuilderDocument
  readonly title: string
  readonly description: string
  /** Values of the slots in the document, title and description. */
  readonly values: Readonly<Record<string, string>>
}

export interface PageToFill {
  readonly kind: 'home' | 'hub' | 'page'
  readonly name: string
  readonly seed: number
  readonly valueOf: ValueOf
  /** Generated or found content by rule index; rules without it keep the typed text. */
  readonly made?: ReadonlyMap<number, string>
  /** Only for a hub page: its list, and whether it shows a business. */
  readonly hubList?: number | null
  readonly contact?: boolean
}

export interface PageTexts {
  readonly title: readonly TextNode[]
  readonly description: readonly TextNode[]
}

/** Texts of hub pages by list; null for home pages. */
export type ParsedHubTexts = ReadonlyMap<number | null, Readonly<Record<HubField, readonly TextNode[]>>>

export interface HubsToFill {
  readonly texts: ParsedHubTexts
  readonly sitePer: number | null
}

const titleName = 'g.title'
const descriptionName = 'g.description'

/** Returns the rules whose block is shown on the page. */
export const shownRules = (rules: readonly TurboRule[], valueOf: ValueOf): TurboRule[] =>
  rules.filter(({ when }) => !when || matchesCondition(when, valueOf))

/** Fills pages from the parsed source. A page always gets the same texts, independently of other pages. */
export const pageFiller = (
  source: PreparedSource,
  rules: readonly TurboRule[],
  { title, description }: PageTexts,
  hubs?: HubsToFill,
): ((page: PageToFill) => FilledPage) => {
  const conditional = rules.filter(({ when }) => when)
  const ruleOf = new Map([...source.ruleSlots].map(([rule, slot]) => [slot, rule]))
  return ({ kind, name, seed, valueOf, made, hubList = null, contact = false }) => {
    const isPage = kind === 'page'
    const values: Record<string, string> = { [slotName(nameSlot)]: name }
    const fillSlots = (slots: ReadonlySet<number>) => {
      for (const slot of slots) {
        if (slot === nameSlot) continue
        const rule = ruleOf.get(slot)
        const own = rule === undefined ? undefined : made?.get(rule)
        values[slotName(slot)] =
          own ?? writeText(source.slots[slot]!.nodes, valueOf, seeded(mixSeeds(seed, slot)))
      }
    }
    const write = (nodes: readonly TextNode[], at: number) =>
      writeText(nodes, valueOf, seeded(mixSeeds(seed, -at)))
        .replace(/\s+/g, ' ')
        .trim()
    const hubTexts = hubs?.texts.get(hubList)
    if (!isPage && source.hubPage && hubs && hubTexts) {
      hubFields.forEach((field, at) => (values[hubSlots[field]] = write(hubTexts[field], at + 1)))
      const own = ownLists(hubs.sitePer, hubList)
      const look = { own, isHome: kind === 'home', hasIntro: values[hubSlots.intro] !== '', contact }
      const { document, uses } = source.hubPage(look, valueOf)
      fillSlots(uses)
      return {
        document,
        title: `{${hubSlots.title}}`,
        description: values[hubSlots.description] === '' ? '' : `{${hubSlots.description}}`,
        values,
      }
    }
    fillSlots(isPage ? source.usedBy.page : source.usedBy.frame)
    if (!isPage) return { document: source.hub, title: '', description: '', values }
    values[titleName] = write(title, 1)
    values[descriptionName] = write(description, 2)
    const hidden = conditional
      .filter(({ when }) => when && !matchesCondition(when, valueOf))
      .map(({ nodeId }) => nodeId)
    return {
      document: source.page(hidden),
      title: values[titleName] === '' ? '' : `{${titleName}}`,
      description: values[descriptionName] === '' ? '' : `{${descriptionName}}`,
      values,
    }
  }
}
