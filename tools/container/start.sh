#!/bin/sh
# The start of the container: fills in the pages from the variables SHIFTSHEET_..., has nginx check its file, and becomes nginx.
# A wrong option ends the start with a sentence, and nothing is served.
set -eu

export SHIFTSHEET_OUT="${SHIFTSHEET_OUT:-/srv/shiftsheet}"
export SHIFTSHEET_PAGES="${SHIFTSHEET_PAGES:-$SHIFTSHEET_OUT/pages}"

node "$(dirname "$0")/configure.mjs"
nginx -t -q -c "$SHIFTSHEET_OUT/nginx.conf"
exec nginx -c "$SHIFTSHEET_OUT/nginx.conf" -g 'daemon off;'
