import { SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { utmCampaignOf, utmParameters, withUtm } from '@web2/campaigns'
import type { CampaignUtm } from '@web2/contract/campaigns'
import { blogsNamed } from '../campaigns-api.ts'
import classes from '../campaigns.module.css'

interface UtmFieldsProps {
  /** Its id is empty before it is stored. */
  readonly campaign: { readonly _id: string; readonly name: string; readonly targets: readonly string[] }
  /** Link of the campaign for the preview; undefined if it has none yet. */
  readonly url: string | undefined
  readonly utm: CampaignUtm
  readonly onChange: (utm: CampaignUtm) => void
}

const exampleUrl = 'https://www.example.com/'

/** The host of the first blog of a draft; empty until it is known. */
const useFirstHost = (targets: readonly string[]): string => {
  const first = targets.slice(0, 1)
  const blog = useQuery(blogsNamed(first)).data?.get(first[0] ?? '')
  return URL.parse(blog?.webUrl ?? '')?.hostname ?? ''
}

/** UTM parameters of a campaign's links, with a preview of one. */
export const UtmFields = ({ campaign, url = exampleUrl, utm, onChange }: UtmFieldsProps) => {
  const { _id: id, name, targets } = campaign
  const host = useFirstHost(targets)
  const parameters = utmParameters({ utm, id, name, host: host || 'blog.example.com' })
  const fields = [
    { key: 'source', label: 'Source', placeholder: host || 'Host of the blog' },
    { key: 'medium', label: 'Medium', placeholder: 'referral' },
    { key: 'campaign', label: 'Campaign', placeholder: utmCampaignOf(name) },
    { key: 'term', label: 'Term (optional)', placeholder: '' },
    { key: 'content', label: 'Content (optional)', placeholder: '' },
  ] as const
  return (
    <Stack gap="sm" role="group" aria-label="UTM parameters">
      <Switch
        label="Add UTM parameters to links"
        description="For links of this campaign, and for links to your published sites and listing websites. Leads from these links count for the campaign."
        checked={utm.isOn}
        onChange={(event) => onChange({ ...utm, isOn: event.currentTarget.checked })}
      />
      {utm.isOn && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
            {fields.map(({ key, ...field }) => (
              <TextInput
                key={key}
                {...field}
                maxLength={100}
                value={utm[key]}
                onChange={(event) =>
                  onChange({ ...utm, [key]: event.currentTarget.value.replace(/\p{Cc}/gu, ' ') })
                }
              />
            ))}
          </SimpleGrid>
          <div>
            <Text size="sm" fw={600}>
              Example link
            </Text>
            <Text size="sm" c="dimmed" className={classes.preview} role="note" aria-label="Example link">
              {withUtm(url, parameters) ?? url}
            </Text>
          </div>
        </>
      )}
    </Stack>
  )
}
