import fc from 'fast-check'

/** The laws try the same cases in every run, so that a red one can be repeated; `FC_SEED=<number>` tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) })
