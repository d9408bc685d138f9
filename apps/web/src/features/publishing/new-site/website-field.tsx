import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { readWebsite } from '../../listings/listings-api.ts'
import type { NewSiteForm } from './business-fields.tsx'
import { businessProblems, withFound } from './new-site-values.ts'
import classes from './new-site.module.css'

interface WebsiteFieldProps {
  readonly form: NewSiteForm
  /** Called after an attempt: from now on the details can be typed. */
  readonly onTried: () => void
}

const hostOf = (typed: string): string =>
  URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`)?.host ?? typed

/** Reads the business from the website at a URL into the form. */
export const WebsiteField = ({ form, onTried }: WebsiteFieldProps) => {
  const { url } = form.values
  const reading = useMutation({
    mutationFn: readWebsite,
    onSuccess: (found) => {
      form.clearErrors()
      form.setValues(withFound(form.getValues(), found))
    },
    onError: (error) => form.setFieldError('url', fieldErrors(error)['url'] ?? sentenceFor(error)),
    onSettled: onTried,
  })
  const read = () => {
    const problem =
      url.trim() === '' ? businessProblems({ ...form.values, found: null, businessName: '' })['url'] : null
    if (problem != null) form.setFieldError('url', problem)
    else if (!reading.isPending) reading.mutate(url.trim())
  }
  const said = reading.isPending
    ? `Reading ${hostOf(url)}…`
    : form.values.found === null
      ? 'We read the name, phone, address, hours and social profiles. You check them before anything is saved.'
      : `Found on ${new URL(form.values.found.url).host}. Check the details and correct what is wrong.`
  const error = form.errors['url']
  return (
    <>
      <TextInput
        label="Website URL"
        type="url"
        inputMode="url"
        autoFocus={url === ''}
        placeholder="https://www.example.com"
        {...form.getInputProps('url')}
        description={error === undefined ? said : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputContainer={(field) => (
          <div className={classes.website}>
            {field}
            <Button variant="default" loading={reading.isPending} onClick={read}>
              Read website
            </Button>
          </div>
        )}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          read()
        }}
      />
      <span className="visually-hidden" role="status">
        {reading.isIdle ? '' : (error ?? said)}
      </span>
    </>
  )
}
