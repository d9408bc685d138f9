#!/usr/bin/env bash
# Ends what start.sh has started, by pid file. Nothing of it is kept, so nothing is shut down gently.
. "$(dirname "$0")/lib.sh"
for name in php mysqld; do
  [ -s "$WP_STATE/$name.pid" ] || continue
  pid="$(cat "$WP_STATE/$name.pid")"
  kill -9 "$pid" $(cat /proc/"$pid"/task/*/children 2>/dev/null) 2>/dev/null || true
done
