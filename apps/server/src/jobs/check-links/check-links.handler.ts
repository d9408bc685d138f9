import { checkLinks } from '../../commands/link-map/check-links.ts'
import type { JobHandler } from '../handler.ts'

export const handleCheckLinks: JobHandler<{ accountId: string }> = ({ accountId }, { context, signal }) =>
  checkLinks(context, accountId, signal)
