# Shared by start.sh and stop.sh; every value can be overridden from the environment.
HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
WP_STATE="${WP_STATE:?a folder for database, site, pid files and credentials}"
WP_PORT="${WP_PORT:?}"
WP_SRC="${WP_SRC:-/usr/share/wordpress}"
WP_ADMIN_USER="${WP_ADMIN_USER:-admin}"
WP_ADMIN_PASS="${WP_ADMIN_PASS:-admin-local-only}"
WP_USER="${WP_USER:-connector}"
WP_AUTHOR="${WP_AUTHOR:-author}"
WP_URL="http://127.0.0.1:$WP_PORT"
SITE="$WP_STATE/site"; DATA="$WP_STATE/mysql"; SOCK="$WP_STATE/mysqld.sock"
# MariaDB refuses to run as root
AS=(); [ "$(id -u)" != 0 ] || AS=(--user=mysql)
