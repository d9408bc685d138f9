import type { EditAction } from '@web2/contract/articles'
import { continueOrder } from './edit-continue.prompt.ts'
import { expandOrder } from './edit-expand.prompt.ts'
import { grammarOrder } from './edit-grammar.prompt.ts'
import { listOrder } from './edit-list.prompt.ts'
import type { EditOrder } from './edit-order.ts'
import { ownOrder } from './edit-own.prompt.ts'
import { rewriteOrder } from './edit-rewrite.prompt.ts'
import { shortenOrder } from './edit-shorten.prompt.ts'
import { simplifyOrder } from './edit-simplify.prompt.ts'
import { tableOrder } from './edit-table.prompt.ts'
import { toneOrder } from './edit-tone.prompt.ts'
import { translateOrder } from './edit-translate.prompt.ts'

/** The order for each action. */
export const editOrders: Readonly<Record<EditAction, EditOrder>> = {
  rewrite: rewriteOrder,
  shorten: shortenOrder,
  expand: expandOrder,
  simplify: simplifyOrder,
  tone: toneOrder,
  translate: translateOrder,
  grammar: grammarOrder,
  continue: continueOrder,
  list: listOrder,
  table: tableOrder,
  own: ownOrder,
}
