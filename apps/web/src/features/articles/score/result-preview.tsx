import { SegmentedControl, Stack, Text } from '@mantine/core'
import { fittingText, resultSizes, textWidth, type ResultDevice } from '@web2/writing'
import { memo, useState } from 'react'
import classes from './score.module.css'

interface ResultPreviewProps {
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly slug: string
  /** Shown instead of a missing description, as search engines do. */
  readonly beginning: string
}

const measured = (text: string, letters: number, room: number): string =>
  `${Math.round(textWidth(text, letters))} of ${room} px`

/** Preview of the article as a search result, with the length of each line. */
export const ResultPreview = memo(
  ({ title, metaTitle, metaDescription, slug, beginning }: ResultPreviewProps) => {
    const [device, setDevice] = useState<ResultDevice>('desktop')
    const shownTitle = metaTitle.trim() || title.trim()
    const shownText = metaDescription.trim() || beginning
    const { title: titleSize, description: textSize } = resultSizes
    return (
      <Stack gap="xs">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Preview for"
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'mobile', label: 'Mobile' },
          ]}
          value={device}
          onChange={(value) => setDevice(value === 'mobile' ? 'mobile' : 'desktop')}
        />
        <div className={classes.result} data-device={device}>
          <div className={classes.address}>your-site.example › {slug.trim() || '…'}</div>
          <div className={classes.title}>
            {shownTitle === ''
              ? 'No title yet'
              : fittingText(shownTitle, titleSize.letters, titleSize[device])}
          </div>
          <div className={classes.description}>
            {shownText === ''
              ? 'No description yet'
              : fittingText(shownText, textSize.letters, textSize[device])}
          </div>
        </div>
        <Text size="xs" c="dimmed">
          Title {measured(shownTitle, titleSize.letters, titleSize[device])}, description{' '}
          {measured(metaDescription.trim(), textSize.letters, textSize[device])}
          {metaDescription.trim() === '' && beginning !== '' && ' (the start of the text is shown instead)'}.
        </Text>
      </Stack>
    )
  },
)
