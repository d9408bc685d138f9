/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string | number>>

export const defaultSettings: Settings = {
  cluster_name: 'web2',
  shared_buffers: '128MB',
  max_connections: 80,
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  jit: 'off',
  // PostgreSQL 18 still hands reads to I/O workers that were killed while it recovered, and waits for them forever
  io_method: 'sync',
  // container engines give /dev/shm only 64 MB, and systemd clears POSIX shared memory of users who log out
  dynamic_shared_memory_type: 'mmap',
  unix_socket_permissions: '0700',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** Settings for disposable test databases, which need not survive a power cut. */
export const throwAwaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 400,
}

export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
