#!/usr/bin/env bash
# A real WordPress (Debian's packages wordpress, php-cli, php-mysql, mariadb-server) on loopback: its own MariaDB on a
# Unix socket, a writable copy of the package's files, PHP's own web server. No mail, no updates, no cron, no outside calls.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
mkdir -p "$WP_STATE" "$DATA" "$SITE"
[ "$(id -u)" != 0 ] || chown mysql "$WP_STATE" "$DATA"

mariadb-install-db "${AS[@]}" --datadir="$DATA" --skip-test-db --auth-root-authentication-method=normal >/dev/null
mariadbd --no-defaults "${AS[@]}" --datadir="$DATA" --socket="$SOCK" --skip-networking \
  --innodb-flush-log-at-trx-commit=2 --innodb-buffer-pool-size=32M --performance-schema=off \
  >"$WP_STATE/mysqld.log" 2>&1 </dev/null & echo $! > "$WP_STATE/mysqld.pid"
for _ in $(seq 1200); do mariadb-admin --no-defaults --socket="$SOCK" -uroot ping >/dev/null 2>&1 && break; sleep 0.1; done
mariadb --no-defaults --socket="$SOCK" -uroot -e \
  "CREATE DATABASE wp CHARACTER SET utf8mb4; CREATE USER wp@localhost IDENTIFIED BY 'wp'; GRANT ALL ON wp.* TO wp@localhost;"

cp -rL "$WP_SRC/." "$SITE/"; mkdir -p "$SITE/wp-content/uploads"
# WP_ENVIRONMENT_TYPE=local lets application passwords pass over plain http
WP_SOCK="$SOCK" WP_URL="$WP_URL" php -r '
  $keys = ""; foreach (["AUTH","SECURE_AUTH","LOGGED_IN","NONCE"] as $k) $keys .= "define(\"{$k}_KEY\", \"local-$k-key\"); define(\"{$k}_SALT\", \"local-$k-salt\");\n";
  echo "<?php\n", "define(\"DB_NAME\",\"wp\"); define(\"DB_USER\",\"wp\"); define(\"DB_PASSWORD\",\"wp\"); define(\"DB_HOST\",\"localhost:", getenv("WP_SOCK"), "\");\n",
  "define(\"DB_CHARSET\",\"utf8mb4\"); define(\"DB_COLLATE\",\"\");\n", $keys,
  "define(\"WP_HOME\",\"", getenv("WP_URL"), "\"); define(\"WP_SITEURL\",\"", getenv("WP_URL"), "\");\n",
  "define(\"WP_ENVIRONMENT_TYPE\",\"local\");\n",
  "define(\"WP_HTTP_BLOCK_EXTERNAL\",true); define(\"AUTOMATIC_UPDATER_DISABLED\",true); define(\"DISABLE_WP_CRON\",true); define(\"FS_METHOD\",\"direct\");\n",
  "\$table_prefix = \"wp_\";\nif (!defined(\"ABSPATH\")) define(\"ABSPATH\", __DIR__ . \"/\");\nrequire_once ABSPATH . \"wp-settings.php\";\n";
' > "$SITE/wp-config.php"
WP_SITE="$SITE" WP_ADMIN_USER="$WP_ADMIN_USER" WP_ADMIN_PASS="$WP_ADMIN_PASS" WP_USER="$WP_USER" WP_AUTHOR="$WP_AUTHOR" \
  WP_URL="$WP_URL" WP_CRED="$WP_STATE/credentials.json" php "$HERE/install.php" >&2

PHP_CLI_SERVER_WORKERS=4 php -d upload_max_filesize=32M -d post_max_size=40M -d opcache.enable_cli=1 \
  -S "127.0.0.1:$WP_PORT" -t "$SITE" "$HERE/router.php" >"$WP_STATE/php.log" 2>&1 </dev/null & echo $! > "$WP_STATE/php.pid"
for _ in $(seq 1200); do curl -fsS -o /dev/null "$WP_URL/wp-json/" 2>/dev/null && break; sleep 0.1; done
cat "$WP_STATE/credentials.json"
