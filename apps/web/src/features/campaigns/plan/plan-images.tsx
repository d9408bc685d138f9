import { Group, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { CampaignImages, ImageWay } from '@web2/contract/campaigns'
import { counted } from '../../../lib/text/counted.ts'

const ends: Record<ImageWay, (isOne: boolean, name: string) => string> = {
  uploaded: (_isOne, name) => `will be uploaded to ${name}.`,
  along: (_isOne, name) => `will be sent with the posts to ${name}.`,
  'in-text': (_isOne, name) => `will be embedded in the posts to ${name}.`,
  'by-hand': (_isOne, name) => `must be added manually on ${name}.`,
}

const sentence = ({ name, way, images }: CampaignImages): string => {
  const isOne = images === 1
  return `${images.toLocaleString('en')} ${isOne ? 'image' : 'images'} ${ends[way](isOne, name)}`
}

/** Blogs that are named one by one. */
const most = 10

/** Which images a plan sends where; nothing for a plan without any. */
export const PlanImages = ({ images }: { images: readonly CampaignImages[] }) => {
  if (images.length === 0) return null
  const more = images.slice(most)
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap">
      <IconPhoto size={18} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
        {images.slice(0, most).map((each) => (
          <Text key={each._id} component="li" size="sm">
            {sentence(each)}
          </Text>
        ))}
        {more.length > 0 && (
          <Text component="li" size="sm" c="dimmed">
            Images also go to {counted(more.length, 'more blog')}.
          </Text>
        )}
      </Stack>
    </Group>
  )
}
