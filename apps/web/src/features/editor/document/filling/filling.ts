import {
  imageSearchLength,
  type FoundImage,
  type ImageSearchPage,
  type ImageSourceName,
} from '@web2/contract/media'
import { fittingFirst, nextImage, searchesFor } from '@web2/site/fill'
import type { PickedPicture } from '../../../media/library/picked-image.ts'
import { errorIdOf, isApiError, isUnreachable, sentenceFor } from '../../../../lib/api/errors.ts'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import { atMost } from './at-most.ts'
import {
  isOwnPlace,
  newFill,
  shownImages,
  willFill,
  type FillPlace,
  type FillState,
  type PlaceFill,
  type Suggestion,
} from './fill-state.ts'

/** An image ready for its place. */
export interface ReadyImage {
  readonly place: FillPlace
  readonly picture: PickedPicture
}

export interface FillingOptions {
  readonly search: (search: {
    readonly source: ImageSourceName
    readonly query: string
    readonly page: number
  }) => Promise<ImageSearchPage>
  /** Adds a found image to the account, with its rights. */
  readonly take: (image: FoundImage, alt: string) => Promise<PickedPicture>
  /** Puts images into their places. Returns why by key of those that kept their drawings. */
  readonly put: (images: readonly ReadyImage[]) => Promise<ReadonlyMap<string, string>>
}

export interface Filling {
  readonly state: Signal<FillState>
  /** Starts with these places; those filled before are forgotten. */
  readonly begin: (places: readonly FillPlace[]) => void
  /** Searches a source for all places that have no own image. Earlier suggestions are replaced. */
  readonly searchIn: (source: ImageSourceName) => Promise<void>
  /** Searches again for the places that a failure left without a suggestion. */
  readonly searchAgain: () => Promise<void>
  /** Suggests the next image for a place. */
  readonly another: (key: string) => Promise<void>
  readonly change: (key: string, part: Partial<Pick<PlaceFill, 'alt' | 'isKept' | 'own'>>) => void
  /** Takes all images over, and puts them into their places. */
  readonly use: () => Promise<void>
  /** Starts nothing more: images taken so far are put into their places, and searches end. */
  readonly stop: () => void
  /** Goes back to the places that are left. */
  readonly review: () => void
}

/** Searches and downloads at a time, so that a source sees a person and not a flood. */
const atOnce = 2

/** Returns true for a failure that the next request would meet as well. */
const endsAll = (error: unknown): boolean =>
  isUnreachable(error) ||
  errorIdOf(error) === 'key-missing' ||
  (isApiError(error) && (error.code === 429 || error.code === 403))

const empty: FillState = {
  phase: 'choosing',
  fills: [],
  refusal: null,
  progress: { done: 0, total: 0 },
  report: null,
}

/** Creates the step that fills places of pictures: suggestions first, then all that a user kept at once. */
export const createFilling = ({ search, take, put }: FillingOptions): Filling => {
  const state = signal<FillState>(empty)
  let source: ImageSourceName = 'wikimedia'
  /** Counts searches, so that answers to an earlier one are dropped. */
  let round = 0
  let isStopped = false

  const set = (part: Partial<FillState>) => state.set({ ...state.get(), ...part })
  const edit = (key: string, part: Partial<PlaceFill>) =>
    set({ fills: state.get().fills.map((fill) => (fill.place.key === key ? { ...fill, ...part } : fill)) })
  const fillOf = (key: string) => state.get().fills.find(({ place }) => place.key === key)
  const suggest = (key: string, suggestion: Suggestion) => edit(key, { suggestion })

  /** Images that no other place shows come first; a source with few has the same for two places. */
  const pick = (images: readonly FoundImage[], key: string): FoundImage | undefined =>
    nextImage(images, undefined, shownImages(state.get().fills.filter(({ place }) => place.key !== key))) ??
    images[0]

  const searchFor = async ({ place }: PlaceFill, own: number): Promise<void> => {
    suggest(place.key, { kind: 'searching' })
    for (const query of searchesFor(place.wish.words, imageSearchLength)) {
      const { data, total, limit } = await search({ source, query, page: 1 })
      if (own !== round) return
      const images = fittingFirst(data, place.ratio)
      const image = pick(images, place.key)
      if (image)
        return suggest(place.key, {
          ...{ kind: 'found', image, images, query, page: 1 },
          ...{ hasMore: total > limit, isBusy: false },
        })
    }
    suggest(place.key, { kind: 'none' })
  }

  const searchAll = async (isWanted: (fill: PlaceFill) => boolean): Promise<void> => {
    round += 1
    const own = round
    const open = state.get().fills.filter((fill) => !isOwnPlace(fill) && fill.own === null && isWanted(fill))
    const keys = new Set(open.map(({ place }) => place.key))
    const fills = state
      .get()
      .fills.map((fill) =>
        keys.has(fill.place.key) ? { ...fill, suggestion: { kind: 'waiting' } as const } : fill,
      )
    set({ phase: 'searching', refusal: null, report: null, fills })
    const isOver = () => own !== round || state.get().refusal !== null
    const work = async (fill: PlaceFill) => {
      try {
        await searchFor(fill, own)
      } catch (error) {
        if (own !== round) return
        suggest(fill.place.key, { kind: 'failed', sentence: sentenceFor(error) })
        if (endsAll(error)) set({ refusal: sentenceFor(error) })
      }
    }
    await atMost(atOnce, open, work, isOver)
    if (own !== round) return
    const { refusal } = state.get()
    const settled = (fill: PlaceFill): PlaceFill =>
      refusal !== null && keys.has(fill.place.key) && fill.suggestion.kind === 'waiting'
        ? { ...fill, suggestion: { kind: 'failed', sentence: refusal } }
        : fill
    set({ phase: 'choosing', fills: state.get().fills.map(settled) })
  }

  const another = async (key: string): Promise<void> => {
    const now = fillOf(key)?.suggestion
    if (now?.kind !== 'found' || now.isBusy) return
    const others = shownImages(state.get().fills.filter(({ place }) => place.key !== key))
    const next = nextImage(now.images, now.image.id, others)
    if (next) return suggest(key, { ...now, image: next })
    const again = () => suggest(key, { ...now, image: nextImage(now.images, undefined, others) ?? now.image })
    if (!now.hasMore) return again()
    const own = round
    suggest(key, { ...now, isBusy: true })
    try {
      const page = now.page + 1
      const { data, total, limit } = await search({ source, query: now.query, page })
      const place = fillOf(key)?.place
      if (own !== round || !place) return
      const images = [...now.images, ...fittingFirst(data, place.ratio)]
      const hasMore = data.length > 0 && total > page * limit
      const image = nextImage(images, now.image.id, others) ?? images[0] ?? now.image
      suggest(key, { ...now, image, images, page, hasMore })
    } catch (error) {
      if (own !== round) return
      suggest(key, now)
      set({ refusal: sentenceFor(error) })
    }
  }

  const taken = async (fill: PlaceFill): Promise<PickedPicture | null> => {
    const alt = fill.alt.trim()
    if (fill.own) return { ...fill.own, alt }
    return fill.suggestion.kind === 'found' ? take(fill.suggestion.image, alt) : null
  }

  const use = async (): Promise<void> => {
    const used = state.get().fills.filter(willFill)
    if (used.length === 0 || state.get().phase === 'taking') return
    round += 1
    isStopped = false
    const fresh = state.get().fills.map((fill) => ({ ...fill, failure: null }))
    set({ phase: 'taking', refusal: null, fills: fresh, progress: { done: 0, total: used.length } })
    const ready: ReadyImage[] = []
    const failures = new Map<string, string>()
    let refusal: string | null = null
    const step = () => set({ progress: { done: state.get().progress.done + 1, total: used.length } })
    const work = async (fill: PlaceFill) => {
      try {
        const picture = await taken(fill)
        if (picture) ready.push({ place: fill.place, picture })
      } catch (error) {
        failures.set(fill.place.key, sentenceFor(error))
        if (endsAll(error)) refusal = sentenceFor(error)
      }
      step()
    }
    await atMost(atOnce, used, work, () => isStopped || refusal !== null)
    const kept = ready.length > 0 ? await put(ready) : new Map<string, string>()
    const added = new Set(ready.map(({ place }) => place.key).filter((key) => !kept.has(key)))
    const why = (key: string): string | null => {
      if (!used.some(({ place }) => place.key === key)) return null
      return failures.get(key) ?? kept.get(key) ?? (isStopped ? null : refusal)
    }
    set({
      phase: 'done',
      fills: state
        .get()
        .fills.filter(({ place }) => !added.has(place.key))
        .map((fill) => ({ ...fill, failure: why(fill.place.key) })),
      report: { added: added.size, isStopped },
    })
  }

  return {
    state,
    begin: (places) => {
      round += 1
      state.set({ ...empty, fills: places.map(newFill) })
    },
    searchIn: (from) => {
      source = from
      return searchAll(() => true)
    },
    searchAgain: () =>
      searchAll(({ suggestion }) => suggestion.kind === 'failed' || suggestion.kind === 'waiting'),
    another,
    change: edit,
    use,
    stop: () => {
      isStopped = true
      if (state.get().phase !== 'searching') return
      round += 1
      const ended = ({ suggestion }: PlaceFill) =>
        suggestion.kind === 'searching' ? ({ kind: 'waiting' } as const) : suggestion
      set({
        phase: 'choosing',
        fills: state.get().fills.map((fill) => ({ ...fill, suggestion: ended(fill) })),
      })
    },
    review: () => set({ phase: 'choosing', report: null }),
  }
}
