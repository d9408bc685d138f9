import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconGauge } from '@tabler/icons-react'
import { limits, messages, type User } from '@web2/contract/core'
import { useEffect, useState } from 'react'
import { TextLink } from '../../ui/links.tsx'
import { percentOf, usageNow } from './billing-api.ts'
import classes from './usage-banner.module.css'

const [beforeLink, linkText] = [
  messages.usageExhausted.slice(0, messages.usageExhausted.indexOf('Billing page')),
  'Billing page',
]

/** Shows for ten seconds that the month's units are nearly used up, and again whenever the value changes. */
export const UsageBanner = ({ user }: { user: User }) => {
  const usage = useQuery(usageNow).data
  const percent = usage === undefined ? user.tier.usedResources : percentOf(usage)
  const [seen, setSeen] = useState<number | null>(null)
  const shown = percent >= limits.usageBannerFrom && seen !== percent

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setSeen(percent), limits.usageBannerDuration)
    return () => clearTimeout(timer)
  }, [shown, percent])

  // falling below the threshold and returning to the same value shows it again
  if (percent < limits.usageBannerFrom && seen !== null) setSeen(null)

  return (
    <div role="status">
      {shown && (
        <Alert
          color="red"
          variant="filled"
          icon={<IconGauge aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => setSeen(percent)}
          classNames={{ root: classes.banner ?? '' }}
        >
          <p>{messages.usageReached(percent)}</p>
          {percent >= 100 && (
            <p>
              {beforeLink}
              <TextLink to="/billing" inherit underline="always" c="inherit">
                {linkText}
              </TextLink>
            </p>
          )}
        </Alert>
      )}
    </div>
  )
}
