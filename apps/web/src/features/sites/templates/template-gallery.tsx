import { Badge, Button, Group, Select, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { foundTemplates, stylesOf } from './found-templates.ts'
import classes from './template-gallery.module.css'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateView } from './template-view.tsx'

interface TemplateGalleryProps {
  readonly templates: readonly SiteTemplate[]
  /** Business to show in the previews. */
  readonly data: BindingData
  readonly use: (template: SiteTemplate) => void
  /** Template that is previewed in full; the gallery if null. */
  readonly viewed: SiteTemplate | null
  readonly view: (template: SiteTemplate | null) => void
}

interface TemplateCardProps extends Pick<TemplateGalleryProps, 'data'> {
  readonly template: SiteTemplate
  readonly open: () => void
}

const TemplateCard = ({ template, data, open }: TemplateCardProps) => {
  const { _id, name, style, description, origin } = template
  return (
    <li>
      <UnstyledButton
        className={classes.card ?? ''}
        data-template={_id}
        aria-label={`Preview ${name}: ${description}`}
        onClick={open}
      >
        <TemplatePreview template={template} data={data} />
        <span className={classes.text}>
          <Group gap="xs" component="span">
            <Text component="span" fw={600}>
              {name}
            </Text>
            {style !== undefined && (
              <Badge component="span" variant="light" color="gray" tt="none" fw={500}>
                {style}
              </Badge>
            )}
            {origin === 'own' && (
              <Badge component="span" variant="light" tt="none" fw={500}>
                Yours
              </Badge>
            )}
          </Group>
          <Text component="span" size="sm" c="dimmed">
            {description}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {counted(template.pages.length, 'page')}
          </Text>
        </span>
      </UnstyledButton>
    </li>
  )
}

/** Templates by trade and style; each opens as a full preview. */
export const TemplateGallery = ({ templates, data, use, viewed, view }: TemplateGalleryProps) => {
  const [search, setSearch] = useState('')
  const [style, setStyle] = useState<string | null>(null)
  const cards = useRef<HTMLDivElement>(null)
  const last = useRef<SiteTemplate>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const found = foundTemplates(templates, { search, style })
  useEffect(() => {
    const before = last.current
    last.current = viewed
    // the keyboard continues at the card whose preview was closed
    if (viewed === null && before !== null)
      cards.current?.querySelector<HTMLElement>(`[data-template="${CSS.escape(before._id)}"]`)?.focus()
  }, [viewed])
  return (
    <>
      {viewed && (
        <TemplateView template={viewed} data={data} use={() => use(viewed)} back={() => view(null)} />
      )}
      <div ref={cards} className={classes.gallery} hidden={viewed !== null}>
        <div className={classes.filters}>
          <TextInput
            ref={searchField}
            aria-label="Search templates"
            placeholder="Search by trade"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            data-autofocus
          />
          <Select
            aria-label="Style"
            placeholder="All styles"
            data={stylesOf(templates)}
            value={style}
            onChange={setStyle}
            clearable
          />
        </div>
        <Text size="sm" c="dimmed" mb="xs" role="status">
          {found.length === 0
            ? 'No templates match. Change the search or the style.'
            : counted(found.length, 'template')}
        </Text>
        {found.length === 0 && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              setSearch('')
              setStyle(null)
              searchField.current?.focus()
            }}
          >
            Show all templates
          </Button>
        )}
        <ul className={classes.cards} aria-label="Templates">
          {found.map((template) => (
            <TemplateCard key={template._id} template={template} data={data} open={() => view(template)} />
          ))}
        </ul>
      </div>
    </>
  )
}
