import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../../lib/api/resource.ts'
import { mails } from '../resources.ts'
import type { ListState } from '../../../lib/list/list-query.ts'

export const mailSortable = ['createdAt']
export const mailDefaultSort = '-createdAt'

const searched = ({ q }: ListState): Query => (q === '' ? {} : { search: q })

/** One page of the mails, always newest first. */
export const mailList = (state: ListState) =>
  queryOptions({
    queryKey: [mails.path, 'find', state],
    queryFn: () =>
      mails.find({ $limit: state.size, $skip: state.size * (state.page - 1), ...searched(state) }),
    placeholderData: keepPreviousData,
  })

export const allMails = (state: ListState) => mails.findAll(searched(state))

export const mailRecord = (id: string) =>
  queryOptions({ queryKey: [mails.path, 'get', id], queryFn: () => mails.get(id) })
