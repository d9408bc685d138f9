#!/usr/bin/env bash
# Nothing here outlives its test, so nothing is shut down gently.
. "$(dirname "$0")/lib.sh"
for p in rgw osd mon; do kill_pid "$STATE/$p.pid"; done
