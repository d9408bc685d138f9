import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { SiteSummary } from '@web2/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { listingsFound } from '../../../lib/listings/find-listings.ts'
import { slugFrom } from '../../../lib/slug.ts'
import { publishSite } from '../api/publish-site.ts'
import { BuilderRefusal, unacceptedOf } from '../../../lib/sites/builder-refusal.ts'
import { publishDraft, publishMainDraft } from '../publish-draft.ts'
import { changeSite, createSite } from '../api/sites-api.ts'
import { emptySite, siteChange, siteData, siteMain, siteRules, type SiteValues } from '../site-values.ts'
import { useCloudSections } from '../../../ui/places/use-cloud-sections.ts'

interface SiteFormOptions {
  /** A business that was just added for this site. */
  napId: string | undefined
  /** The site is stored; `published`: and a publication was asked for. */
  onCreated: (site: SiteSummary, published: boolean) => void
  /** The site is stored, and its publication waits until its errors are fixed or accepted. */
  onRefused: (siteId: string) => void
}

const draft = formDraft<SiteValues>('site.new')

/** Chooses the account's listing where there is just one; once, so that whoever clears it is not overruled. */
const useOnlyListing = (isWanted: boolean, choose: (napId: string) => void) => {
  const [wanted] = useState(isWanted)
  const isDone = useRef(!wanted)
  const { data: found } = useQuery({ ...listingsFound(''), enabled: wanted })
  useEffect(() => {
    if (isDone.current || found === undefined) return
    isDone.current = true
    const [only] = found.data
    if (only && found.total === 1) choose(only._id)
  })
}

/** The form of a new site: rules, the slug that follows the name, draft, guard, and the server's refusals by field. */
export const useSiteForm = ({ napId, onCreated, onRefused }: SiteFormOptions) => {
  const initial = useMemo(() => {
    const kept = { ...emptySite(null), ...draft.read() }
    return napId === undefined ? kept : { ...kept, napId }
  }, [napId])
  const form = useForm<SiteValues>({ initialValues: initial, validate: siteRules })
  const places = useCloudSections(form.values.sections)
  useOnlyListing(draft.read() === null && napId === undefined, (id) => form.setFieldValue('napId', id))
  const [failure, setFailure] = useState<unknown>(null)
  const [creating, setCreating] = useState(false)
  const leaving = useRef(false)
  /** The second press of a double click comes before the button shows that it waits. */
  const busy = useRef(false)

  const touched = form.values.siteName !== '' || form.values.rootSlug !== '' || form.values.email !== ''
  useEffect(() => {
    if (touched) draft.write(form.values)
  }, [form.values, touched])
  const { siteId, slugIsOwn } = form.values
  const isStored = siteId !== null
  useUnsavedGuard(() => touched && !isStored && !leaving.current, draft.clear)
  // whoever leaves a site that is stored goes on with it in the list, and begins another one here
  useEffect(() => (isStored ? () => draft.clear() : undefined), [isStored])

  const setName = (siteName: string) =>
    form.setValues({ siteName, ...(slugIsOwn || isStored ? {} : { rootSlug: slugFrom(siteName) }) })
  const setSlug = (rootSlug: string) => form.setValues({ rootSlug, slugIsOwn: rootSlug !== '' })

  const store = async (values: SiteValues): Promise<SiteSummary> => {
    const clouds = values.publish ? places.clouds() : []
    if (values.siteId === null) return createSite(siteData(values, clouds))
    const site = await changeSite(values.siteId, siteChange(values))
    return values.publish ? publishSite(site._id, clouds, { mainDestination: siteMain(values) }) : site
  }

  const submit = async () => {
    if (busy.current) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstError(form, errors)
    const placesFine = !form.values.publish || places.check()
    if (hasErrors || !placesFine) return
    busy.current = true
    setCreating(true)
    setFailure(null)
    try {
      const site = await store(form.values)
      leaving.current = true
      draft.clear()
      onCreated(site, form.values.publish)
    } catch (error) {
      setFailure(error)
      const unaccepted = unacceptedOf(error)
      const stored = unaccepted?.site ?? (error instanceof BuilderRefusal ? error.site : null)
      if (stored !== null) form.setFieldValue('siteId', stored._id)
      const siteId = stored?._id ?? form.values.siteId
      // its publication is asked for in a dialog, with the places that were chosen here
      if (unaccepted && siteId !== null) {
        publishDraft(siteId).write(form.values.sections)
        if (form.values.main !== null) publishMainDraft(siteId).write(form.values.main)
        leaving.current = true
        draft.clear()
        onRefused(siteId)
      }
      form.setErrors(fieldErrors(error))
      focusFirstError(form, fieldErrors(error))
    } finally {
      busy.current = false
      setCreating(false)
    }
  }
  useSaveHotkey(() => void submit())

  /** Leaves for a moment, to add a business, with everything typed kept for the way back. */
  const leaveForNow = () => {
    leaving.current = true
    draft.write(form.values)
  }

  return { form, places, setName, setSlug, submit, creating, failure, leaveForNow }
}
