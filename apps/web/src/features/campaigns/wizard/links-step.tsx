import {
  ActionIcon,
  Button,
  Group,
  NumberInput,
  Paper,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { linkRels, type LinkRel } from '@web2/contract/campaigns'
import { NapSelect } from '../../listings/picker/listing-select.tsx'
import { relLabels } from '../rel-labels.ts'
import { anchorsOf, emptyLink, storedLink, type CampaignValues, type TypedLink } from '../campaign-values.ts'
import { UtmFields } from '../utm/utm-fields.tsx'

interface StepProps {
  /** Empty for a campaign that is not stored yet. */
  readonly campaignId: string
  readonly values: CampaignValues
  readonly onChange: (part: Partial<CampaignValues>) => void
}

const mostShown = 8

/** 'blue widgets 60%, widgets 40%' */
const distribution = (typed: string): string => {
  const anchors = anchorsOf(typed)
  const sum = anchors.reduce((total, { weight }) => total + weight, 0)
  const shown = anchors
    .slice(0, mostShown)
    .map(({ text, weight }) => `${text} ${Math.round((weight / sum) * 100)}%`)
  return `${shown.join(', ')}${anchors.length > mostShown ? ` and ${anchors.length - mostShown} more` : ''}`
}

interface LinkCardProps {
  readonly link: TypedLink
  readonly number: number
  readonly onChange: (part: Partial<TypedLink>) => void
  readonly onRemove: () => void
}

const whole = (value: string | number, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : fallback

const LinkCard = ({ link, number, onChange, onRemove }: LinkCardProps) => {
  const isBroken = link.url.trim() !== '' && !/^https?:\/\/[^\s<>"]+$/.test(link.url.trim())
  return (
    <Paper withBorder p="md" role="group" aria-label={`Link ${number}`}>
      <Stack gap="sm">
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            label="Target URL"
            placeholder="https://"
            flex={1}
            value={link.url}
            error={isBroken ? 'Enter a full URL, starting with https://' : null}
            onChange={(event) => onChange({ url: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove link ${number}`}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <Textarea
          label="Anchor texts"
          description="One per line. Add “| 3” to use a text three times as often."
          autosize
          minRows={2}
          maxRows={8}
          value={link.anchors}
          onChange={(event) => onChange({ anchors: event.currentTarget.value })}
        />
        {link.anchors.trim() !== '' && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {distribution(link.anchors)}
          </Text>
        )}
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <Select
            label="Link type"
            allowDeselect={false}
            data={linkRels.map((value) => ({ value, label: relLabels[value] }))}
            value={link.rel}
            onChange={(rel) => rel !== null && onChange({ rel: rel as LinkRel })}
            miw={160}
          />
          <NumberInput
            label="Share of posts"
            min={1}
            max={100}
            suffix=" %"
            value={link.share}
            onChange={(share) => onChange({ share: whole(share, link.share) })}
            miw={140}
          />
          <NumberInput
            label="Links per post"
            min={1}
            max={5}
            value={link.perArticle}
            onChange={(perArticle) => onChange({ perArticle: whole(perArticle, link.perArticle) })}
            miw={140}
          />
        </Group>
      </Stack>
    </Paper>
  )
}

/** The links that the posts carry, and the business they are about. */
export const LinksStep = ({ campaignId, values, onChange }: StepProps) => {
  const { name, targets, links, napId, utm } = values
  const setLink = (at: number, part: Partial<TypedLink>) =>
    onChange({ links: links.map((link, index) => (index === at ? { ...link, ...part } : link)) })
  return (
    <Stack gap="lg">
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          Posts keep the links already in their articles. Add the links that this campaign should build.
        </Text>
      )}
      {links.map((link, at) => (
        <LinkCard
          key={at}
          link={link}
          number={at + 1}
          onChange={(part) => setLink(at, part)}
          onRemove={() => onChange({ links: links.filter((_, index) => index !== at) })}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={links.length >= 50}
          onClick={() => onChange({ links: [...links, emptyLink] })}
        >
          Add link
        </Button>
      </div>
      <div>
        <NapSelect
          label="Business listing (optional)"
          value={napId}
          onChange={(next) => onChange({ napId: next })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          Added to the end of each post. Also fills {'{nap.businessName}'}, {'{nap.phone}'} and similar
          placeholders in prompt stackers.
        </Text>
      </div>
      <UtmFields
        campaign={{ _id: campaignId, name, targets }}
        url={links.map(storedLink).find((link) => link !== null)?.url}
        utm={utm}
        onChange={(next) => onChange({ utm: next })}
      />
    </Stack>
  )
}
