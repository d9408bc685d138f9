# Shared by start.sh and stop.sh; every value can be overridden from the environment.
STATE="${RGW_STATE:?a folder for data, logs and pid files}"
S3_ACCESS_KEY="${S3_ACCESS_KEY:?}"
S3_SECRET_KEY="${S3_SECRET_KEY:?}"
STRANGER_ACCESS_KEY="${STRANGER_ACCESS_KEY:?}"
STRANGER_SECRET_KEY="${STRANGER_SECRET_KEY:?}"
RGW_PORT="${RGW_PORT:?}"
MON_PORT="${RGW_MON_PORT:?}"
mkdir -p "$STATE"
kill_pid() { # pid file
  [ ! -s "$1" ] || kill -9 "$(cat "$1")" 2>/dev/null || true
}
wait_http() { # url
  for _ in $(seq 300); do [ "$(curl -s -o /dev/null -w '%{http_code}' "$1")" != 000 ] && return 0; sleep 0.1; done
  echo "no answer from $1" >&2; return 1
}
