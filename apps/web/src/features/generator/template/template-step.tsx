import { Stack, TextInput } from '@mantine/core'
import { ValueField } from '../wizard/value-field.tsx'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { ChosenTexts } from './chosen-texts.tsx'
import { SourceChoice } from './source-choice.tsx'

/** The project's name, the page that all pages are generated from, and what varies on it. */
export const TemplateStep = () => {
  const { values, change, problem } = useWizard()
  return (
    <Stack gap="xl">
      <TextInput
        label="Project name"
        placeholder="Untitled"
        maxLength={120}
        data-field="name"
        value={values.name}
        error={problem('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SourceChoice />
      <ChosenTexts />
      <StepSection title="Title and description">
        <ValueField
          field="title"
          label="Title"
          description="Shown in browser tabs and search results"
          required
          maxLength={500}
        />
        <ValueField
          field="description"
          label="Description"
          description="Shown below the title in search results"
          isLong
          maxLength={1_000}
        />
        <ValueField
          field="pageName"
          label="Page name"
          description="Text of links to the page, in navigation and breadcrumbs"
          required
          maxLength={300}
        />
      </StepSection>
    </Stack>
  )
}
