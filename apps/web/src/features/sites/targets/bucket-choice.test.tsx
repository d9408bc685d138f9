import type { CloudSetting } from '@web2/contract/clouds'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { bucketList } from './site-choices.ts'
import { emptySection } from './cloud-section.ts'
import { sites } from '../resources.ts'
import { rendered } from '../../../testing/rendered.tsx'
import { BucketChoice } from './bucket-choice.tsx'

const setting = {
  cloud: 's3',
  name: 'S3-compatible storage',
  capabilities: { bucketNoun: 'bucket', createBucket: true, regions: [], anyRegion: true },
  accounts: [{ _id: '1', label: 'Own', objectStorages: [] }],
} as unknown as CloudSetting

const shown = (known: Parameters<typeof rendered>[1] = []) =>
  rendered(
    <BucketChoice
      section={{ ...emptySection(0), cloud: 's3', accountLabel: 'Own' }}
      setting={setting}
      accountLabel="Own"
      problem={undefined}
      namesTakePlaceholders={false}
      onChange={vi.fn()}
    />,
    known,
  )

test('a cloud without buckets says that the list is empty', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(sites, 'buckets').mockResolvedValue({ status: 'success', data: [] })
  const { host, leave } = await shown([[bucketList('s3', 'Own').queryKey, []]])
  expect(host.textContent).toContain('The bucket list is empty, please create one.')
  await leave()
  vi.unstubAllGlobals()
})

test('a failed publication shows its own message inside the dialog', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(sites, 'buckets').mockResolvedValue({ status: 'error', message: 'The bucket refuses the key.' })
  const { host, leave } = await shown()
  // the answer is rendered in a later task
  await act(() => new Promise((told) => setTimeout(told)))
  expect(host.querySelector('[role=alert]')?.textContent).toContain('The bucket refuses the key.')
  await leave()
  vi.unstubAllGlobals()
})
