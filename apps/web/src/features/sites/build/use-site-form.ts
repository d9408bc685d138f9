import { useForm } from '@mantine/form'
import type { Site, SiteSummary } from '@web2/contract/sites'
import { useRef, useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { slugFrom } from '../../../lib/text/slug.ts'
import type { NewSiteInHand } from '../new-site.ts'
import { BuilderRefusal, unacceptedOf } from '../builder-refusal.ts'
import { useCloudSections } from '../targets/use-cloud-sections.ts'
import { publishSite } from '../publish-site.ts'
import { changeSite, createSite } from '../sites-api.ts'
import { newSiteDraft } from './new-site-draft.ts'
import { publishDraft, publishMainDraft } from '../targets/publish-draft.ts'
import { emptySite, siteChange, siteData, siteMain, siteRules, type SiteValues } from '../site-values.ts'

export interface SiteFormOptions {
  readonly site: NewSiteInHand
  /** Called when the site is stored, even if its publication fails; its working copy no longer exists. */
  readonly onStored: (site: Site) => void
  /** Called when everything is done; `published` if a publication is running. */
  readonly onSaved: (site: SiteSummary, published: boolean) => void
  /** The site is stored, and its publication waits until its errors are fixed or accepted. */
  readonly onRefused: (site: SiteSummary) => void
}

/** The form of a new site: rules, the slug that follows the name, draft, and the server's refusals by field. */
export const useSiteForm = ({ site: inHand, onStored, onSaved, onRefused }: SiteFormOptions) => {
  const form = useForm<SiteValues>({
    initialValues: { ...emptySite(null), ...newSiteDraft.read(), napId: inHand.napId, siteId: null },
    validate: siteRules,
    onValuesChange: (values) => {
      if (values.siteId === null) newSiteDraft.write(values)
    },
  })
  const places = useCloudSections(form.values.sections)
  const [failure, setFailure] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)
  /** The second press of a double click comes before the button shows that it waits. */
  const busy = useRef(false)
  const { siteId, slugIsOwn } = form.values

  const setName = (siteName: string) =>
    form.setValues({ siteName, ...(slugIsOwn || siteId !== null ? {} : { rootSlug: slugFrom(siteName) }) })
  const setSlug = (rootSlug: string) => form.setValues({ rootSlug, slugIsOwn: rootSlug !== '' })

  /** The site is there: another try changes it. */
  const storedAs = (site: Site) => {
    form.setFieldValue('siteId', site._id)
    newSiteDraft.clear()
    onStored(site)
  }

  const store = async (values: SiteValues): Promise<SiteSummary> => {
    const clouds = values.publish ? places.clouds() : []
    if (values.siteId === null) {
      if (!(await inHand.keep()))
        throw new BuilderRefusal({
          status: 'error',
          message: 'The site could not be saved because its page was not stored. Try again.',
        })
      const site = await createSite(siteData(values, inHand, clouds))
      storedAs(site)
      return site
    }
    const site = await changeSite(values.siteId, siteChange(values))
    return values.publish ? publishSite(site._id, clouds, { mainDestination: siteMain(values) }) : site
  }

  const refused = (error: unknown) => {
    setFailure(error)
    const unaccepted = unacceptedOf(error)
    const stored = unaccepted?.site ?? (error instanceof BuilderRefusal ? error.site : null)
    if (stored !== null && form.values.siteId === null) storedAs(stored)
    // its publication is asked for in a dialog of its own, with the places that were chosen here
    if (unaccepted && stored !== null) {
      publishDraft(stored._id).write(form.values.sections)
      if (form.values.main !== null) publishMainDraft(stored._id).write(form.values.main)
      onRefused(stored)
    }
    form.setErrors(fieldErrors(error))
    focusFirstError(form, fieldErrors(error))
  }

  const submit = async () => {
    if (busy.current) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstError(form, errors)
    const placesFine = !form.values.publish || places.check()
    if (hasErrors || !placesFine) return
    busy.current = true
    setSaving(true)
    setFailure(null)
    try {
      onSaved(await store(form.values), form.values.publish)
    } catch (error) {
      refused(error)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  useSaveHotkey(() => void submit())

  return { form, places, setName, setSlug, submit, saving, failure }
}
