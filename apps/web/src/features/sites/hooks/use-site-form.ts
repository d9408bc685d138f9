import { useForm } from '@mantine/form'
import type { Site } from '@web2/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { slugFrom } from '../../../lib/slug.ts'
import { createSite } from '../api/sites-api.ts'
import { emptySite, siteData, siteRules, type SiteValues } from '../site-values.ts'

interface SiteFormOptions {
  /** A business that was just added for this site. */
  napId: string | undefined
  onCreated: (site: Site) => void
}

const draft = formDraft<SiteValues>('site.new')

/** The form of a new site: rules, the slug that follows the name, draft, guard, and the server's refusals by field. */
export const useSiteForm = ({ napId, onCreated }: SiteFormOptions) => {
  const initial = useMemo(() => {
    const kept = draft.read() ?? emptySite(null)
    return napId === undefined ? kept : { ...kept, napId }
  }, [napId])
  const form = useForm<SiteValues>({ initialValues: initial, validate: siteRules })
  const [failure, setFailure] = useState<unknown>(null)
  const [creating, setCreating] = useState(false)
  const leaving = useRef(false)

  const touched = form.values.siteName !== '' || form.values.rootSlug !== '' || form.values.email !== ''
  useEffect(() => {
    if (touched) draft.write(form.values)
  }, [form.values, touched])
  useUnsavedGuard(() => touched && !leaving.current, draft.clear)

  const setName = (siteName: string) =>
    form.setValues({ siteName, ...(form.values.slugIsOwn ? {} : { rootSlug: slugFrom(siteName) }) })
  const setSlug = (rootSlug: string) => form.setValues({ rootSlug, slugIsOwn: rootSlug !== '' })

  const submit = async () => {
    if (creating) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      focusFirstError(form, errors)
      return
    }
    setCreating(true)
    setFailure(null)
    try {
      const site = await createSite(siteData(form.values))
      leaving.current = true
      draft.clear()
      onCreated(site)
    } catch (error) {
      setFailure(error)
      form.setErrors(fieldErrors(error))
      focusFirstError(form, fieldErrors(error))
    } finally {
      setCreating(false)
    }
  }
  useSaveHotkey(() => void submit())

  /** Leaves for a moment, to add a business, with everything typed kept for the way back. */
  const leaveForNow = () => {
    leaving.current = true
    draft.write(form.values)
  }

  return { form, setName, setSlug, submit, creating, failure, leaveForNow }
}
