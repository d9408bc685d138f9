import { Text } from '@mantine/core'
import { cloudLimits, type CloudCapabilities } from '@web2/contract/clouds'
import classes from './cloud-accounts.module.css'

/** What a cloud cannot do, and what else should be known before publishing there. */
export const CloudLimits = ({ capabilities }: { capabilities: CloudCapabilities }) => {
  const limits = cloudLimits(capabilities)
  if (limits.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        Good to know
      </Text>
      <ul className={classes.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  )
}
