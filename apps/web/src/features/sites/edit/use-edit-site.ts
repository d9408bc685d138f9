import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { SiteSummary } from '@web2/contract/sites'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { sites } from '../resources.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { publishSite } from '../publish-site.ts'
import { changeSite, siteRecord } from '../sites-api.ts'
import { publishDraft } from '../targets/publish-draft.ts'
import { siteFailure, unacceptedOf } from '../builder-refusal.ts'
import {
  clashes,
  editDraft,
  editRules,
  editValues,
  sitePatch,
  withStored,
  type EditValues,
} from './edit-values.ts'
import { useCloudSections } from '../targets/use-cloud-sections.ts'

interface EditSiteOptions {
  site: SiteSummary
  /** Saves other unsaved changes; returns false after an error shown to the user. */
  saveFirst?: (() => Promise<boolean>) | undefined
  /** Everything is stored; `published`: and a publication was asked for. */
  onSaved: (site: SiteSummary, published: boolean) => void
  /** Everything is stored; the publication waits until errors of the site are fixed or accepted. */
  onRefused: (site: SiteSummary) => void
}

interface SavedSite {
  readonly saved: SiteSummary
  readonly published: boolean
  readonly refused?: true
}

/** The site is stored, but its publication was refused. */
class NotPublished extends Error {}

/** Edit conflict: another user changed the same fields since the form was opened. */
class SiteConflictError extends Error {}

/** The form of Edit Site: rules, what is kept when it fails, and the save with its publication. */
export const useEditSite = ({ site, saveFirst, onSaved, onRefused }: EditSiteOptions) => {
  const draft = editDraft(site._id)
  const [kept] = useState(draft.read)
  const [opened, setOpened] = useState(() => editValues(site))
  const form = useForm<EditValues>({
    initialValues: kept ?? editValues(site),
    validate: editRules,
    onValuesChange: draft.write,
  })
  const { publish, sections } = form.values
  const places = useCloudSections(sections)

  const save = useMutation({
    mutationKey: ['edit-site', site._id],
    mutationFn: async (values: EditValues): Promise<SavedSite | null> => {
      if (saveFirst && !(await saveFirst())) return null
      const stored = editValues(await queryClient.fetchQuery({ ...siteRecord(site._id), staleTime: 0 }))
      const both = clashes(values, opened, stored)
      if (both.length > 0) {
        form.setValues(withStored(values, opened, stored))
        setOpened(stored)
        throw new SiteConflictError(
          `Someone else changed ${both.join(' and ')} of “${stored.siteName}” since you opened it. Save again to keep your version, or cancel to keep theirs.`,
        )
      }
      const saved = await changeSite(site._id, sitePatch(values, opened))
      if (!values.publish) return { saved, published: false }
      try {
        return { saved: await publishSite(site._id, places.clouds()), published: true }
      } catch (error) {
        // its publication is asked for in a dialog of its own, with the places that were chosen here
        if (unacceptedOf(error)) {
          publishDraft(site._id).write(values.sections)
          return { saved, published: false, refused: true }
        }
        throw new NotPublished(`The site is saved but not published. ${siteFailure(error)}`, {
          cause: error,
        })
      }
    },
    onSuccess: (done) => {
      if (done === null) return
      draft.clear()
      queryClient.setQueryData(siteRecord(site._id).queryKey, done.saved)
      if (done.refused === true) onRefused(done.saved)
      else onSaved(done.saved, done.published)
    },
    onError: (error) => {
      const refused = fieldErrors(error)
      form.setErrors(refused)
      focusFirstError(form, refused)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [sites.path] }),
  })

  const submit = () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstError(form, errors)
    // the second press of a double click comes before the button shows that it waits
    const isBusy = queryClient.isMutating({ mutationKey: ['edit-site', site._id] }) > 0
    const placesFine = !publish || places.check()
    if (!hasErrors && placesFine && !isBusy) save.mutate(form.values)
  }
  useSaveHotkey(submit)

  const refusedFields = Object.keys(fieldErrors(save.error))
  const isInline = refusedFields.length > 0 && refusedFields.every((name) => name in form.values)
  const sentenceOf = (error: Error) =>
    error instanceof NotPublished || error instanceof SiteConflictError ? error.message : siteFailure(error)
  const failure = save.error === null || isInline ? null : sentenceOf(save.error)
  return { form, isKept: kept !== null, places, submit, busy: save.isPending, failure }
}
