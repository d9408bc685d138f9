import { useState, type ChangeEvent, type SubmitEvent } from 'react'

/** Returns why a text can't be sent; null if it can. */
type Rule = (text: string) => string | null

type Texts = Readonly<Record<string, string>>

interface GuestFormOptions<Values extends Texts> {
  readonly initialValues: Values
  readonly validate: { readonly [Name in keyof Values]?: Rule }
  /** Fields that are checked when they lose the focus as well. */
  readonly validateOnBlur?: readonly (keyof Values)[]
}

type Problems = Readonly<Record<string, string>>

/**
 * A form of texts, for guests' screens, which load without the library of the larger forms. A submission checks every
 * field and focuses the first refused one; a change removes the field's problem.
 */
export const useGuestForm = <Values extends Texts>({
  initialValues,
  validate,
  validateOnBlur = [],
}: GuestFormOptions<Values>) => {
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<Problems>({})

  const withProblem = (problems: Problems, name: string, problem: string | null): Problems => {
    const { [name]: _former, ...others } = problems
    return problem === null ? others : { ...others, [name]: problem }
  }
  const problemOf = (name: keyof Values & string): string | null => validate[name]?.(values[name]!) ?? null

  return {
    values,
    /** Shows these problems, by field, and no others. */
    setErrors,
    /** Properties of the field's input. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [name]: value }))
        setErrors((before) => withProblem(before, name, null))
      },
      ...(validateOnBlur.includes(name) && {
        onBlur: () => setErrors((before) => withProblem(before, name, problemOf(name))),
      }),
    }),
    /** Sends the values unless one of them has a problem, which is then shown. */
    onSubmit: (send: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const found = Object.keys(values).reduce<Problems>(
        (problems, name) => withProblem(problems, name, problemOf(name)),
        {},
      )
      setErrors(found)
      const first = Object.keys(values).find((name) => found[name] !== undefined)
      if (first === undefined) return send(values)
      const input = event.currentTarget.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
    },
  }
}
