import { Button, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { mostVariables } from '@web2/contract/articles'
import type { ReactNode } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { newVariable, type StackerValues } from './stacker-values.ts'
import classes from './stacker-form.module.css'

type Variables = StackerValues['variables']

interface VariableFieldsProps {
  variables: Variables
  errorAt: (field: string) => ReactNode
  onChange: (variables: Variables) => void
}

/** Fields for the variables of a prompt stacker. */
export const VariableFields = ({ variables, errorAt, onChange }: VariableFieldsProps) => {
  const change = (key: string, next: Partial<Variables[number]>) =>
    onChange(variables.map((variable) => (variable.key === key ? { ...variable, ...next } : variable)))
  return (
    <>
      {variables.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          No variables yet. Add one for text that several prompts share, such as the tone.
        </Text>
      )}
      {variables.map(({ key, name, value }, at) => (
        <div key={key} className={classes.variable}>
          <TextInput
            aria-label={`Name of variable ${at + 1}`}
            placeholder="tone"
            maxLength={40}
            data-path={`variables.${at}.name`}
            value={name}
            error={errorAt(`variables.${at}.name`)}
            onChange={(event) => change(key, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Value of variable ${at + 1}`}
            placeholder="friendly and factual"
            maxLength={2_000}
            value={value}
            onChange={(event) => change(key, { value: event.currentTarget.value })}
          />
          <IconAction
            tip="Delete"
            name={`Delete variable ${at + 1}`}
            size={36}
            onClick={() => onChange(variables.filter((variable) => variable.key !== key))}
          >
            <IconTrash size={18} />
          </IconAction>
        </div>
      ))}
      {variables.length < mostVariables && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...variables, newVariable()])}
        >
          Add variable
        </Button>
      )}
    </>
  )
}
