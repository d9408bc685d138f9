import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BindingData } from '@web2/builder'
import type { SiteSummary } from '@web2/contract/sites'
import { useMemo } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { listingChosen } from '../../listings/fields/find-listings.ts'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { BusinessStep } from './business-step.tsx'
import { createNewSite, storeListing } from './create-new-site.ts'
import { DesignStep } from './design-step.tsx'
import { newSiteDraft } from './new-site-draft.ts'
import { NewSiteHead } from './new-site-head.tsx'
import { emptyNewSite, isUntouched, listingOf, namesProblems, type NewSiteValues } from './new-site-values.ts'
import classes from './new-site.module.css'

interface NewSiteFormProps {
  readonly accountId: string
  /** The site is stored; `problem` says why it is not being published. */
  readonly onCreated: (site: SiteSummary, problem: string | null) => void
}

/** Fields of the second step; errors at all others belong to the first. */
const designFields = new Set(['siteName', 'rootSlug', 'look'])

/** Business and design of a new site, which it then creates and publishes. */
export const NewSiteForm = ({ accountId, onCreated }: NewSiteFormProps) => {
  const draft = useMemo(() => newSiteDraft(accountId), [accountId])
  const form = useForm<NewSiteValues>({
    initialValues: { ...emptyNewSite(navigator.language), ...draft.read() },
    onValuesChange: draft.write,
  })
  const { values } = form
  const chosen = useQuery(listingChosen(values.way === 'listing' ? values.napId : null)).data
  const name = values.way === 'listing' ? (chosen?.businessName ?? '') : values.businessName.trim()
  const nap = values.way === 'listing' ? chosen : values.step === 'design' ? listingOf(values) : undefined
  const napText = JSON.stringify(nap ?? null)
  // previews are drawn again for another business only, not for each letter of the site's name
  const data = useMemo(
    (): BindingData => ({
      nap: JSON.parse(napText) as BindingData['nap'],
      site: { name },
      email: values.email,
      year: new Date().getFullYear(),
    }),
    [napText, name, values.email],
  )

  const publishing = useMutation({
    mutationFn: async () => {
      const sent = form.getValues()
      const napId = await storeListing(sent)
      if (sent.way !== 'listing') form.setFieldValue('savedNapId', napId)
      return createNewSite(sent, napId, sent.siteName.trim() || name)
    },
    onSuccess: ({ site, problem }) => {
      draft.clear()
      onCreated(site, problem)
    },
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      if (Object.keys(errors).some((field) => !designFields.has(field)))
        form.setFieldValue('step', 'business')
    },
  })

  const goTo = (step: NewSiteValues['step']) => {
    form.setFieldValue('step', step)
    window.scrollTo({ top: 0 })
  }
  const publish = () => {
    const problems = Object.entries(namesProblems(values)).filter(([, problem]) => problem != null)
    form.setErrors(Object.fromEntries(problems))
    if (problems.length === 0 && !publishing.isPending) publishing.mutate()
  }
  const isAtField = publishing.isError && Object.keys(fieldErrors(publishing.error)).length > 0
  const failure = publishing.isError && !isAtField && <Failure message={siteFailure(publishing.error)} />

  if (values.step === 'business')
    return (
      <div key="business" className={classes.narrow}>
        <NewSiteHead
          step={1}
          title="Tell us about your business"
          text="We fill your pages with it. You can change everything later."
          hasFocusedField={isUntouched(values)}
        />
        <div className={classes.card}>
          <BusinessStep form={form} onContinue={() => goTo('design')} />
        </div>
      </div>
    )
  return (
    <div key="design" className={classes.wide}>
      <NewSiteHead
        step={2}
        title="Choose a design"
        text="Four pages with your details. Edit texts, images and colors after publishing."
      />
      <DesignStep
        form={form}
        data={data}
        name={name}
        busy={publishing.isPending}
        failure={failure}
        onBack={() => goTo('business')}
        onPublish={publish}
      />
    </div>
  )
}
