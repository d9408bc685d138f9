import { Radio, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { blankTemplate } from '../targets/site-choices.ts'
import { BrowseTemplates } from './browse-templates.tsx'
import { shortList } from './found-templates.ts'
import { TemplatePreview } from './template-preview.tsx'
import classes from './template-choice.module.css'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'
import { counted } from '../../../lib/text/counted.ts'

interface TemplateChoiceProps {
  templates: readonly SiteTemplate[] | undefined
  value: string
  onChange: (templateId: string) => void
  /** The business to show in the previews. */
  data: BindingData
  /** Smaller pictures, for a narrow panel. */
  compact?: boolean
  /** Called when the gallery opens and closes. */
  onBrowse?: (isOpen: boolean) => void
}

/** Pages that a card names; a template of a trade has dozens. */
const mostNames = 6

const pageNames = ({ pages }: SiteTemplate): string => {
  const names = pages.slice(0, mostNames).map(({ name }) => name)
  return `${counted(pages.length, 'page')}: ${names.join(', ')}${pages.length > mostNames ? ' …' : ''}`
}

/** Templates to start from, each with a living preview. */
export const TemplateChoice = ({
  templates,
  value,
  onChange,
  data,
  compact = false,
  onBrowse,
}: TemplateChoiceProps) => {
  /** Chosen in the gallery; it stays in the list while others are selected. */
  const [picked, setPicked] = useState<string>()
  const pick = ({ _id }: SiteTemplate) => {
    setPicked(_id)
    onChange(_id)
  }
  const ids = picked === undefined ? [value] : [value, picked]
  return (
    <div>
      <BrowseTemplates
        templates={templates}
        data={data}
        use={pick}
        mb="xs"
        {...(compact && { fullWidth: true })}
        {...(onBrowse && { onBrowse })}
      />
      <Radio.Group
        value={value}
        onChange={onChange}
        {...(compact ? { 'aria-label': 'Template' } : { label: 'Template' })}
      >
        <div className={classes.grid} data-compact={compact || undefined}>
          {templates === undefined
            ? [1, 2].map((key) => <FetchSkeleton key={key} h={compact ? 220 : 260} />)
            : shortList(templates, ids).map((template) => (
                <Radio.Card
                  key={template._id}
                  value={template._id}
                  className={classes.card ?? ''}
                  aria-label={`${template.name}: ${template.description}`}
                >
                  {template._id === blankTemplate ? (
                    <div className={classes.blank} aria-hidden>
                      <IconFile size={56} />
                    </div>
                  ) : (
                    <TemplatePreview template={template} data={data} />
                  )}
                  <div className={classes.text}>
                    <Radio.Indicator mt={2} />
                    <div>
                      <Text fw={600} size="sm">
                        {template.name}
                      </Text>
                      <Text size={compact ? 'xs' : 'sm'} c="dimmed">
                        {template.description}
                      </Text>
                      <Text size="xs" c="dimmed" mt={4}>
                        {pageNames(template)}
                      </Text>
                    </div>
                  </div>
                </Radio.Card>
              ))}
        </div>
      </Radio.Group>
    </div>
  )
}
