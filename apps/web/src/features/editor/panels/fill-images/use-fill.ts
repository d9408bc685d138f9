import { isEmptyChange } from '@web2/builder'
import { fillPlaces } from '@web2/site/fill'
import { useMemo } from 'react'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { imageSearch, takeImage } from '../../../media/images/images-api.ts'
import { newUuid } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { createFilling, type Filling, type ReadyImage } from '../../document/filling/filling.ts'
import { fillLabel, fillStoredPage } from '../../document/filling/stored-pages.ts'
import { useBuilder } from '../session/use-editor.ts'

const imagesOf = (ready: readonly ReadyImage[]) =>
  ready.map(({ place: { uuid }, picture: { url, alt, width, height } }) => ({
    uuid,
    image: { url, alt, width, height },
  }))

const creditsOf = (ready: readonly ReadyImage[]): readonly string[] =>
  ready.flatMap(({ picture: { rights } }) => (rights?.creditRequired ? [rights.credit] : []))

const fillOpenPage = (
  editor: Editor,
  ready: readonly ReadyImage[],
  credits: readonly string[],
): ReadonlyMap<string, string> => {
  const images = imagesOf(ready)
  const { change, select, refused } = fillPlaces(editor.store.document, { images, credits }, newUuid)
  if (!isEmptyChange(change)) editor.run(fillLabel, { ok: true, change, select })
  return new Map(refused.map(({ uuid, reason }) => [uuid, reason]))
}

/**
 * Puts images into the open page as one step, and into other pages of its site as one step each. `withCredits` returns
 * whether pages name the authors that licenses want to be named.
 */
const putInto =
  (editor: Editor, siteId: string | undefined, withCredits: () => boolean) =>
  async (ready: readonly ReadyImage[]): Promise<ReadonlyMap<string, string>> => {
    const failures = new Map<string, string>()
    for (const [pageId, images] of Map.groupBy(ready, ({ place }) => place.pageId)) {
      const credits = withCredits() ? creditsOf(images) : []
      const kept =
        pageId === null || siteId === undefined
          ? fillOpenPage(editor, images, credits)
          : await fillStoredPage({ siteId, pageId, images: imagesOf(images), credits })
      for (const { place } of images) {
        const reason = kept.get(place.uuid)
        if (reason !== undefined) failures.set(place.key, reason)
      }
    }
    return failures
  }

/** Returns the step that fills the places of the open page and its site. */
export const useFill = (withCredits: () => boolean): Filling => {
  const { editor, opened } = useBuilder()
  return useMemo(
    () =>
      createFilling({
        // offline, the search fails at once with a sentence
        search: (search) => queryClient.fetchQuery({ ...imageSearch(search), networkMode: 'always' }),
        take: takeImage,
        put: putInto(editor, opened.siteKey, withCredits),
      }),
    [editor, opened.siteKey, withCredits],
  )
}
