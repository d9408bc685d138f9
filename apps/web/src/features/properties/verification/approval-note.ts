/** State that the tab needs when the platform redirects back to it. */
export interface ApprovalNote {
  /** The verification's id, or the secret of a guest's link. */
  readonly jobId: string
  readonly isGuest: boolean
  /** The property's type. */
  readonly type: string
}

const key = 'web2:approval'

/** Stored for this tab only, so that a redirect in another tab cannot use it. */
export const noteApproval = (note: ApprovalNote): void => sessionStorage.setItem(key, JSON.stringify(note))

/** The note, once: a page that is loaded again answers nothing twice. */
export const takeApprovalNote = (): ApprovalNote | null => {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? null : (JSON.parse(text) as ApprovalNote)
}
