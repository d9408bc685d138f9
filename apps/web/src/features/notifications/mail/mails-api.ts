import { queryOptions } from '@tanstack/react-query'
import type { Mail } from '@web2/contract/notifications'
import { mails } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The list of mails, newest first. */
export const mailList: ListSource<Mail> = {
  resource: mails,
  defaultSort: '-createdAt',
}

export const mailRecord = (id: string) =>
  queryOptions({ queryKey: [mails.path, 'get', id], queryFn: () => mails.get(id) })
