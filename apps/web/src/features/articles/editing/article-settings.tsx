import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { categoriesNamed } from '../categories/category-choice.ts'
import { slugFrom } from '../../../lib/text/slug.ts'
import { CategoryPicker } from '../categories/category-picker.tsx'
import { ImageField } from '../../media/library/image-field.tsx'
import type { EditorAi } from '../suggestions/editor-ai.ts'
import { FieldProposal } from '../suggestions/field-proposal.tsx'
import type { ArticleValues } from './article-values.ts'

/** Characters that search results usually show (external recommendations: 50 to 60, and 100 to 160). */
const titleFits = 60
const descriptionFits = 160

const length = (text: string, fits: number): string =>
  `${text.length} of about ${fits} characters shown in search results`

interface ArticleSettingsProps {
  readonly form: UseFormReturnType<ArticleValues>
  /** Values proposed by AI. */
  readonly proposals: EditorAi['proposals']
}

/** Settings of an article besides its title and text. */
export const ArticleSettings = ({ form, proposals }: ArticleSettingsProps) => {
  const { categoryId, slug, title, metaTitle, metaDescription, featuredImage, status } = form.values
  const named = useQuery(categoriesNamed(categoryId === null ? [] : [categoryId]))
  const category = categoryId === null ? null : (named.data?.get(categoryId) ?? null)
  const proposed = slugFrom(title)
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={500} mb={4} id="article-status">
          Status
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="article-status"
          data={[
            { value: 'draft', label: 'Draft' },
            { value: 'ready', label: 'Ready' },
          ]}
          value={status}
          onChange={(value) => form.setFieldValue('status', value === 'ready' ? 'ready' : 'draft')}
        />
      </div>
      <TextInput
        label="Keyword"
        description="The search term you want to rank for"
        maxLength={200}
        {...form.getInputProps('keyword')}
      />
      <CategoryPicker
        label="Category"
        placeholder="No category"
        creatable
        value={category && { _id: category._id, name: category.name }}
        error={typeof form.errors.categoryId === 'string' ? form.errors.categoryId : null}
        onChange={(chosen) => form.setFieldValue('categoryId', chosen?._id ?? null)}
      />
      <div>
        <TextInput
          label="Slug"
          description="URL ending"
          {...form.getInputProps('slug')}
          onBlur={() => form.setFieldValue('slug', slugFrom(slug))}
        />
        {proposed !== '' && proposed !== slug && (
          <Group mt={4}>
            <Button size="compact-xs" variant="subtle" onClick={() => form.setFieldValue('slug', proposed)}>
              Generate from title
            </Button>
          </Group>
        )}
        <FieldProposal proposals={proposals} field="slug" form={form} />
      </div>
      <TextInput
        label="Meta title"
        description={length(metaTitle, titleFits)}
        placeholder={title}
        maxLength={300}
        {...form.getInputProps('metaTitle')}
      />
      <FieldProposal proposals={proposals} field="metaTitle" form={form} />
      <Textarea
        label="Meta description"
        description={length(metaDescription, descriptionFits)}
        autosize
        minRows={3}
        maxLength={1_000}
        {...form.getInputProps('metaDescription')}
      />
      <FieldProposal proposals={proposals} field="metaDescription" form={form} />
      <ImageField
        label="Featured image"
        placeholder="Paste a URL or choose an image"
        value={featuredImage}
        error={form.errors.featuredImage}
        onChange={(url) => form.setFieldValue('featuredImage', url)}
      />
    </Stack>
  )
}
