import { PlaceholderField, type PlaceholderFieldProps } from './placeholder-field.tsx'
import { useWizard } from './wizard-context.ts'

interface ValueFieldProps extends Omit<PlaceholderFieldProps, 'field' | 'value' | 'onChange'> {
  readonly field: 'address' | 'pageName' | 'title' | 'description' | 'siteName' | 'rootSlug'
}

/** A text of the definition. */
export const ValueField = ({ field, ...props }: ValueFieldProps) => {
  const { values, change } = useWizard()
  return (
    <PlaceholderField
      {...props}
      field={field}
      value={values[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
}
