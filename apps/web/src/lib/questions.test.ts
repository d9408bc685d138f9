import { modals } from '@mantine/modals'
import { expect, it, vi } from 'vitest'
import { ask, showQuestions } from './questions.ts'

it('asks at once what is asked while dialogs can be shown, and keeps the rest until they can', () => {
  const shown = vi.spyOn(modals, 'openConfirmModal').mockReturnValue('')
  ask({ title: 'Early?' })
  expect(shown).not.toHaveBeenCalled()
  const stop = showQuestions()
  ask({ title: 'In time?' })
  stop()
  ask({ title: 'Late?' })
  expect(shown.mock.calls).toEqual([[{ title: 'Early?' }], [{ title: 'In time?' }]])
  showQuestions()()
  expect(shown).toHaveBeenLastCalledWith({ title: 'Late?' })
})
