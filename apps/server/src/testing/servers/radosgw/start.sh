#!/usr/bin/env bash
# Ceph RADOS Gateway (Debian's radosgw) on a one-mon, one-OSD cluster. A complete S3 server, on loopback.
# RGW_STORE=memstore (default: objects in memory, gone at stop) or bluestore (a sparse file under $RGW_STATE).
set -euo pipefail
. "$(dirname "$0")/lib.sh"
D="$STATE"; C="$D/ceph.conf"; STORE="${RGW_STORE:-memstore}"
mkdir -p "$D/mon" "$D/osd" "$D/run"
FSID=11111111-2222-4333-8444-555555555555
cat > "$C" <<EOF
[global]
fsid = $FSID
mon host = v1:127.0.0.1:$MON_PORT
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
run dir = $D/run
admin socket = $D/run/\$name.asok
log file = $D/\$name.log
pid file = $D/run/\$name.pid
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail warn = 1
mon data avail crit = 1
[mon.a]
mon data = $D/mon
[osd.0]
osd data = $D/osd
osd objectstore = $STORE
osd crush update on start = true
memstore device bytes = ${RGW_MEM_BYTES:-4294967296}
bluestore block size = ${RGW_MEM_BYTES:-10737418240}
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$RGW_PORT
rgw dns name = ${RGW_DNS_NAME:-s3.localhost}
rgw dns s3website name = ${RGW_WEB_NAME:-web.localhost}
rgw enable static website = true
rgw enable apis = s3, s3website, admin
rgw resolve cname = false
rgw enable usage log = false
rgw enable ops log = false
rgw relaxed s3 bucket names = false
debug rgw = 0
EOF
ceph-authtool --create-keyring "$D/keyring" --gen-key -n mon. >/dev/null
monmaptool --create --clobber --fsid "$FSID" --addv a "[v1:127.0.0.1:$MON_PORT]" "$D/monmap" >/dev/null
ceph-mon -c "$C" -i a --mkfs --monmap "$D/monmap" --keyring "$D/keyring"
ceph-mon -c "$C" -i a -f >"$D/mon.out" 2>&1 </dev/null & echo $! > "$D/mon.pid"
ceph() { command ceph -c "$C" --connect-timeout 20 "$@"; }
for _ in $(seq 100); do ceph quorum_status >/dev/null 2>&1 && break; sleep 0.2; done
ceph osd new 66666666-2222-4333-8444-555555555555 >/dev/null
ceph-osd -c "$C" -i 0 --mkfs --osd-uuid 66666666-2222-4333-8444-555555555555 >"$D/osd-mkfs.out" 2>&1
# an OSD that asks a monitor which is not ready yet gives up at boot; started again it comes up
osd_is_up() {
  for _ in $(seq 40); do
    ceph osd stat 2>/dev/null | grep -q ' 1 up' && return 0
    kill -0 "$1" 2>/dev/null || return 1
    sleep 0.2
  done
  return 1
}
for attempt in 1 2 3 4 5; do
  ceph-osd -c "$C" -i 0 -f >"$D/osd.out" 2>&1 </dev/null & osd=$!; echo $osd > "$D/osd.pid"
  osd_is_up $osd && break
  kill -9 $osd 2>/dev/null || true; wait $osd 2>/dev/null || true
  if [ "$attempt" = 5 ]; then echo "The OSD did not come up:" >&2; tail -5 "$D/osd.out" >&2; exit 1; fi
done
radosgw -c "$C" -n client.rgw -f >"$D/rgw.out" 2>&1 </dev/null & echo $! > "$D/rgw.pid"
wait_http "http://127.0.0.1:$RGW_PORT/"
adm() { radosgw-admin -c "$C" -n client.rgw "$@"; }
adm user create --uid=owner --display-name=owner --access-key="$S3_ACCESS_KEY" --secret-key="$S3_SECRET_KEY" --max-buckets=0 >/dev/null
adm user create --uid=stranger --display-name=stranger --access-key="$STRANGER_ACCESS_KEY" --secret-key="$STRANGER_SECRET_KEY" >/dev/null
echo "http://127.0.0.1:$RGW_PORT"
