#!/bin/sh
# The start of the container: fills in the pages from the variables SHIFTSHEET_..., has nginx check its file, and becomes nginx.
# A wrong option ends the start with a sentence, and nothing is served.
set -eu

export SHIFTSHEET_OUT="${SHIFTSHEET_OUT:-/srv/shiftsheet}"
export SHIFTSHEET_PAGES="${SHIFTSHEET_PAGES:-$SHIFTSHEET_OUT/pages}"

# The name servers of the container, with commas between them. nginx knows no address with a zone (fe80::1%eth0).
if [ -z "${SHIFTSHEET_RESOLVER:-}" ]; then
  servers=$(awk '$1 == "nameserver" && $2 !~ /%/ { printf "%s%s", comma, $2; comma = "," }' /etc/resolv.conf)
  if [ -n "$servers" ]; then export SHIFTSHEET_RESOLVER="$servers"; else unset SHIFTSHEET_RESOLVER; fi
fi
# Many containers have no IPv6.
[ -n "${SHIFTSHEET_IPV6:-}" ] || [ -f /proc/net/if_inet6 ] || export SHIFTSHEET_IPV6=no

node "$(dirname "$0")/configure.mjs"
nginx -t -q -c "$SHIFTSHEET_OUT/nginx.conf"
exec nginx -c "$SHIFTSHEET_OUT/nginx.conf" -g 'daemon off;'
