/** Node's codes, and PostgreSQL's for its own disk (appendix A of its documentation). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Returns whether the error means that a disk or quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  codes.has((error as NodeJS.ErrnoException | null)?.code ?? '')
