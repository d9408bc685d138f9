import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ListingPlace } from '@web2/contract/listing-updates'
import { TextLink } from '../../ui/links.tsx'
import {
  chosenOf,
  chooseReplacement,
  choosePlace,
  isChosen,
  isTakenWhole,
  type Choice,
} from './updates-choice.ts'
import { Replacement } from './replacement.tsx'
import classes from './updates.module.css'

interface PlaceRowProps {
  place: ListingPlace
  choice: Choice
  disabled: boolean
  onChoice: (choice: Choice) => void
  /** Of a post that can be read on its blog. */
  onCompare: (() => void) | null
}

const Name = ({ place: { kind, _id, name, siteId, url } }: Pick<PlaceRowProps, 'place'>) => {
  const look = { size: 'sm', fw: 500, style: { overflowWrap: 'anywhere' } } as const
  switch (kind) {
    case 'site':
      return (
        <TextLink to="/site-builder/edit-site" search={{ id: _id }} {...look}>
          {name}
        </TextLink>
      )
    case 'site-page':
      return (
        <TextLink to="/site-builder/edit-site" search={{ id: siteId ?? '' }} {...look}>
          {name}
        </TextLink>
      )
    case 'page':
      return (
        <TextLink to="/page-builder/edit-page" search={{ id: _id }} {...look}>
          {name}
        </TextLink>
      )
    case 'section':
      return (
        <TextLink to="/section-builder/edit-section" search={{ id: _id }} {...look}>
          {name}
        </TextLink>
      )
    case 'article':
      return (
        <TextLink to="/articles/edit-article" search={{ id: _id }} {...look}>
          {name}
        </TextLink>
      )
    default:
      return url === null ? (
        <Text {...look}>{name}</Text>
      ) : (
        <Anchor href={url} target="_blank" rel="noopener" {...look}>
          {name}
        </Anchor>
      )
  }
}

/** A place that shows old data, with each replacement to be chosen. */
export const PlaceRow = ({ place, choice, disabled, onChoice, onCompare }: PlaceRowProps) => {
  const { name, where, note, canUpdate, replacements } = place
  const chosen = chosenOf(place, choice)
  const single = !isTakenWhole(place) && canUpdate
  return (
    <div className={classes.place} role="group" aria-label={name}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {canUpdate && (
          <Checkbox
            mt={2}
            aria-label={`Update ${name}`}
            checked={isChosen(place, choice)}
            indeterminate={single && chosen.length > 0 && chosen.length < replacements.length}
            disabled={disabled}
            onChange={({ currentTarget }) => onChoice(choosePlace(choice, place, currentTarget.checked))}
          />
        )}
        <Stack gap={6} flex={1} miw={0}>
          <Group gap="xs" justify="space-between">
            <Group gap="xs">
              <Name place={place} />
              {where !== '' && (
                <Text size="sm" c="dimmed">
                  {where}
                </Text>
              )}
            </Group>
            {onCompare !== null && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`Compare with blog: ${name}`}
                onClick={onCompare}
              >
                Compare with blog
              </Button>
            )}
          </Group>
          {note !== '' && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
          {replacements.map((each) =>
            single && replacements.length > 1 ? (
              <Checkbox
                key={each._id}
                label={<Replacement of={each} />}
                checked={chosen.includes(each._id)}
                disabled={disabled}
                onChange={({ currentTarget }) =>
                  onChoice(chooseReplacement(choice, place, each._id, currentTarget.checked))
                }
              />
            ) : (
              <Replacement key={each._id} of={each} />
            ),
          )}
        </Stack>
      </Group>
    </div>
  )
}
