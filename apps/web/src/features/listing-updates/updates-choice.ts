import type {
  ListingPlace,
  ListingPlaceKind,
  ListingUpdateCreate,
  PostText,
} from '@web2/contract/listing-updates'
import { counted } from '../../lib/text/counted.ts'

type WantedPlace = ListingUpdateCreate['places'][number]

/** Choices that differ from the defaults. */
export interface Choice {
  /** Keys of places and replacements that were switched. */
  readonly switched: ReadonlySet<string>
  /** Posts that were edited on their blogs and are to be updated all the same, as they were seen there. */
  readonly seen: ReadonlyMap<string, PostText>
}

export const firstChoice: Choice = { switched: new Set(), seen: new Map() }

export const keyOf = ({ kind, _id }: Pick<ListingPlace, 'kind' | '_id'>): string => `${kind} ${_id}`

const replacementKey = (place: ListingPlace, id: string): string => `${keyOf(place)} ${id}`

/** A post that is sent again as a whole: it is chosen by itself, and not at first. */
export const isSentWhole = ({ kind, canUpdate, note }: ListingPlace): boolean =>
  kind === 'post' && canUpdate && note !== ''

/** Places that are taken or left as they are; of the others single replacements are chosen. */
export const isTakenWhole = (place: ListingPlace): boolean => place.kind === 'site' || isSentWhole(place)

/** The place with what its blog was seen to say. */
export const asSeen = (place: ListingPlace, { seen }: Choice): ListingPlace => {
  const text = place.kind === 'post' ? seen.get(place._id) : undefined
  return text ? { ...place, replacements: text.replacements, basedOn: text.basedOn } : place
}

/** Ids of the replacements that are to be made. */
export const chosenOf = (place: ListingPlace, { switched }: Choice): readonly string[] =>
  place.canUpdate
    ? place.replacements.map(({ _id }) => _id).filter((id) => !switched.has(replacementKey(place, id)))
    : []

export const isChosen = (place: ListingPlace, choice: Choice): boolean => {
  if (!place.canUpdate) return false
  if (!isTakenWhole(place)) return chosenOf(place, choice).length > 0
  return choice.switched.has(keyOf(place)) === isSentWhole(place)
}

const switchedTo = (choice: Choice, keys: readonly string[], on: boolean): Choice => {
  const switched = new Set(choice.switched)
  for (const key of keys)
    if (on) switched.add(key)
    else switched.delete(key)
  return { ...choice, switched }
}

export const choosePlace = (choice: Choice, place: ListingPlace, chosen: boolean): Choice =>
  isTakenWhole(place)
    ? switchedTo(choice, [keyOf(place)], chosen === isSentWhole(place))
    : switchedTo(
        choice,
        place.replacements.map(({ _id }) => replacementKey(place, _id)),
        !chosen,
      )

export const chooseReplacement = (choice: Choice, place: ListingPlace, id: string, chosen: boolean): Choice =>
  switchedTo(choice, [replacementKey(place, id)], !chosen)

/** A post is updated although it was edited, as it was seen. */
export const chooseSeen = (choice: Choice, text: PostText): Choice => ({
  ...choice,
  seen: new Map([...choice.seen, [text._id, text]]),
})

/** Returns the request to the server. */
export const wantedPlaces = (places: readonly ListingPlace[], choice: Choice): WantedPlace[] =>
  places.flatMap((listed) => {
    const place = asSeen(listed, choice)
    if (!isChosen(place, choice)) return []
    const { kind, _id, basedOn } = place
    const overEdits = isSentWhole(place) || (kind === 'post' && choice.seen.has(_id))
    const replacements = [...chosenOf(place, choice)]
    return [{ kind, _id, basedOn, replacements, ...(overEdits && { overEdits }) }]
  })

interface Group {
  readonly kinds: readonly ListingPlaceKind[]
  readonly title: string
  readonly one: string
}

/** Kinds of places as people see them. */
export const groups: readonly Group[] = [
  { kinds: ['site'], title: 'Sites', one: 'site' },
  { kinds: ['site-page', 'page'], title: 'Pages', one: 'page' },
  { kinds: ['section'], title: 'Sections', one: 'section' },
  { kinds: ['article'], title: 'Articles', one: 'article' },
  { kinds: ['post'], title: 'Published posts', one: 'post' },
  { kinds: ['scheduled'], title: 'Scheduled posts', one: 'scheduled post' },
]

/** '1 site, 1 article, 2 posts' */
export const countedPlaces = (places: readonly Pick<ListingPlace, 'kind'>[]): string =>
  groups
    .map(({ kinds, one }) => [places.filter(({ kind }) => kinds.includes(kind)).length, one] as const)
    .filter(([count]) => count > 0)
    .map(([count, one]) => counted(count, one))
    .join(', ')
