/** Node's codes, and PostgreSQL's for its own disk (appendix A of its documentation). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether the error says that a disk, or the share of it that one may use, has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  codes.has((error as NodeJS.ErrnoException | null)?.code ?? '')
