<?php
// Installs the site and writes its users with their passwords to the file that WP_CRED names.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WP_URL'), PHP_URL_HOST) . ':' . parse_url(getenv('WP_URL'), PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require getenv('WP_SITE') . '/wp-load.php';
function wp_new_blog_notification() {} // no mail
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Reality', getenv('WP_ADMIN_USER'), 'admin@example.test', true, '', getenv('WP_ADMIN_PASS'));
update_option('permalink_structure', '/%postname%/'); // /wp-json/ needs it
delete_option('rewrite_rules');
$make = function (string $login, string $role): string {
  $user = get_user_by('login', $login);
  $id = $user ? $user->ID : wp_insert_user([
    'user_login' => $login, 'user_pass' => wp_generate_password(24), 'user_email' => "$login@example.test", 'role' => $role,
  ]);
  if (is_wp_error($id)) { fwrite(STDERR, $id->get_error_message() . "\n"); exit(1); }
  $made = WP_Application_Passwords::create_new_application_password($id, ['name' => "local $login"]);
  if (is_wp_error($made)) { fwrite(STDERR, $made->get_error_message() . "\n"); exit(1); }
  return WP_Application_Passwords::chunk_password($made[0]);
};
file_put_contents(getenv('WP_CRED'), json_encode([
  'url' => getenv('WP_URL'), 'version' => get_bloginfo('version'),
  'user' => getenv('WP_USER'), 'password' => $make(getenv('WP_USER'), 'editor'),
  'authorUser' => getenv('WP_AUTHOR'), 'authorPassword' => $make(getenv('WP_AUTHOR'), 'author'),
  'adminUser' => getenv('WP_ADMIN_USER'), 'adminLogin' => getenv('WP_ADMIN_PASS'),
], JSON_UNESCAPED_SLASHES) . "\n");
chmod(getenv('WP_CRED'), 0600);
