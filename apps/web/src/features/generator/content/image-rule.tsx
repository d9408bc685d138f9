import { Checkbox, Group, NativeSelect } from '@mantine/core'
import type { TurboRule } from '@web2/contract/generator'
import { imageSources, imageSourceTitles } from '@web2/contract/media'
import { PlaceholderField } from '../wizard/placeholder-field.tsx'

type Picture = NonNullable<TurboRule['picture']>

interface PictureRuleProps {
  /** Index of the rule, by which errors name it. */
  readonly place: number
  readonly rule: TurboRule
  readonly onChange: (picture: Picture | undefined) => void
}

/** Image that is searched for each page. */
export const PictureRule = ({ place, rule: { picture }, onChange }: PictureRuleProps) => (
  <div>
    <Checkbox
      label="Find an image for each page"
      checked={picture !== undefined}
      onChange={(event) =>
        onChange(event.currentTarget.checked ? { source: 'wikimedia', query: '' } : undefined)
      }
    />
    {picture !== undefined && (
      <Group gap="sm" mt="xs" ml={{ base: 0, sm: 32 }} align="flex-start">
        <NativeSelect
          label="Source"
          data={imageSources.map((source) => ({ value: source, label: imageSourceTitles[source] }))}
          value={picture.source}
          onChange={(event) =>
            onChange({ ...picture, source: event.currentTarget.value as Picture['source'] })
          }
        />
        <div style={{ flex: '1 1 260px' }}>
          <PlaceholderField
            field={`rules.${place}.picture`}
            label="Search term"
            placeholder="{service}"
            maxLength={200}
            value={picture.query}
            onChange={(query) => onChange({ ...picture, query })}
          />
        </div>
      </Group>
    )}
  </div>
)
