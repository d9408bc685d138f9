import { addressLines } from '@web2/builder'
import type { AiTask } from '@web2/contract/ai'
import type { NapData, ProfileField } from '@web2/contract/listings'
import { visibleText } from '../../model-calls/index.ts'
import type { ConfirmedProfile } from './find-profile.ts'
import { profileParts, type ProfilePart } from './profile-lines.ts'

interface TaskPart {
  /** Maximum number of characters. */
  readonly most: number
  /** Address, phone number, website and hours are given in addition to the name. */
  readonly contact: boolean
  /** Fields, the most important first. */
  readonly fields: readonly ProfileField[]
}

/** The part of a profile that each task needs. */
const parts: Readonly<Record<AiTask, TaskPart>> = {
  outline: {
    most: 4_000,
    contact: true,
    fields: [
      'language',
      'region',
      'audience',
      'services',
      'areas',
      'competitors',
      'wordsToAvoid',
      'prices',
      'calloutFee',
      'since',
      'licenses',
      'insurer',
      'figures',
      'promise',
      'offers',
      'team',
      'memberships',
      'brands',
      'items',
      'menu',
      'links',
    ],
  },
  draft: {
    most: 8_000,
    contact: true,
    fields: [
      'language',
      'region',
      'audience',
      'tone',
      'wordsToUse',
      'wordsToAvoid',
      'competitors',
      'services',
      'prices',
      'calloutFee',
      'areas',
      'since',
      'licenses',
      'insurer',
      'promise',
      'figures',
      'offers',
      'team',
      'memberships',
      'brands',
      'items',
      'menu',
      'booking',
      'parking',
      'access',
      'links',
    ],
  },
  edit: {
    most: 4_000,
    contact: true,
    fields: [
      'language',
      'region',
      'tone',
      'wordsToUse',
      'wordsToAvoid',
      'competitors',
      'audience',
      'services',
      'prices',
      'calloutFee',
      'areas',
      'since',
      'licenses',
    ],
  },
  extraction: { most: 1_500, contact: false, fields: ['language', 'services', 'brands', 'areas'] },
  'alt-text': { most: 1_000, contact: false, fields: ['language', 'services', 'items', 'brands', 'areas'] },
}

const oneLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()

/** Returns name and contact data as the listing has them; no profile changes these. */
const listingParts = (listing: NapData, contact: boolean): ProfilePart[] => {
  const line = (heading: string, text = ''): ProfilePart => ({ heading, items: [oneLine(text)], joined: '' })
  const name = line('Business', listing.businessName)
  if (!contact) return [name]
  const hours = (listing.weekdays ?? []).map((day) => `${day.name} ${day.value}`)
  return [
    name,
    line('Address', addressLines(listing).join(', ')),
    line('Phone', listing.phone),
    line('Website', listing.website),
    { heading: 'Hours', items: hours.map(oneLine), joined: ', ' },
  ]
}

/** Writes parts until the limit is reached. A list is cut between two items, and the parts after it may still fit. */
const written = (all: readonly ProfilePart[], most: number): string => {
  const lines: string[] = []
  let left = most
  const add = (line: string): boolean => {
    if (line.length + 1 > left) return false
    lines.push(line)
    left -= line.length + 1
    return true
  }
  for (const { heading, items, joined } of all) {
    const filled = items.filter((item) => item !== '')
    if (filled.length === 0) continue
    if (joined !== undefined) {
      for (let count = filled.length; count > 0; count -= 1)
        if (add(`${heading}: ${filled.slice(0, count).join(joined)}`)) break
      continue
    }
    const [first = ''] = filled
    // a heading alone says nothing
    if (heading.length + first.length + 5 > left || !add(`${heading}:`)) continue
    for (const item of filled) if (!add(`- ${item}`)) break
  }
  return lines.join('\n')
}

/**
 * Returns what a prompt for this task may know of a business: name and contact data of its listing, then the confirmed
 * values of its profile, the most important first, within the task's limit. Equal input gives equal text. Proposed
 * values, images and sources are never in it, and neither is what customers wrote; see profileReviews.
 */
export const profileForTask = (
  profile: Pick<ConfirmedProfile, 'confirmed'> | null,
  listing: NapData | null,
  task: AiTask,
  /** Maximum number of characters. */
  most: number = parts[task].most,
): string => {
  const { contact, fields } = parts[task]
  const ofProfile = profile ? fields.flatMap((field) => profileParts(profile.confirmed, field)) : []
  return written([...(listing ? listingParts(listing, contact) : []), ...ofProfile], most)
}

/** Maximum number of characters of all reviews in a prompt. */
const mostOfReviews = 3_000

/**
 * Returns the confirmed reviews as text, word for word; '' without any. Customers wrote them, so they belong in an
 * untrusted block of a prompt, although a person confirmed that they exist.
 */
export const profileReviews = (profile: Pick<ConfirmedProfile, 'confirmed'> | null): string =>
  profile ? written(profileParts(profile.confirmed, 'reviews'), mostOfReviews) : ''
