#!/bin/sh
# A real S3 server for testing the bucket store: Ceph's, in memory, as plain processes in a folder that is removed
# at the end. apt-get install ceph-mon ceph-osd radosgw ceph-common, then sh delivery/bin/s3Server.sh
# Prints the settings for npm run test:s3, and runs until it is stopped.
set -eu
port=${PORT:-7480}
home=$(mktemp -d)
cd "$(dirname "$0")/../.."
stop() {
  trap - EXIT INT TERM
  for each in rgw osd mon; do kill "$(cat "$home/$each.process" 2>/dev/null)" 2>/dev/null || true; done
  wait
  rm -r "$home"
}
trap stop EXIT INT TERM

id=$(cat /proc/sys/kernel/random/uuid)
mon="[v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]"
mkdir "$home/mon" "$home/osd"
cat >"$home/ceph.conf" <<END
[global]
fsid = $id
mon host = $mon
mon initial members = a
keyring = $home/keyring
mon data = $home/mon
osd data = $home/osd
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd crush chooseleaf type = 0
osd pool default pg num = 4
osd pool default pgp num = 4
ms bind port min = $((port + 3))
ms bind port max = $((port + 20))
run dir = $home
admin socket = $home/\$name.socket
log file = $home/\$name.log
mon cluster log file = $home/cluster.log
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$port
END
ceph() { timeout 60 env ceph -c "$home/ceph.conf" "$@"; }
key() { ceph-authtool -C "$home/keyring.$1" --gen-key -n "$1" --cap mon "$2" --cap osd 'allow *' --cap mgr 'allow *' >/dev/null; }
key mon. 'allow *'
key client.admin 'allow *'
key client.rgw 'allow *'
key osd.0 'allow profile osd'
cat "$home"/keyring.* >"$home/keyring"

start() {
  name=$1
  shift
  "$@" -c "$home/ceph.conf" -f >"$home/$name.out" 2>&1 &
  echo $! >"$home/$name.process"
}
monmaptool --create --fsid "$id" --addv a "$mon" "$home/map" >/dev/null
ceph-mon -c "$home/ceph.conf" --keyring "$home/keyring" --mkfs -i a --monmap "$home/map"
start mon ceph-mon -i a
ceph auth import -i "$home/keyring" >/dev/null 2>&1
disk=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$disk" >/dev/null
ceph-osd -c "$home/ceph.conf" -i 0 --mkfs --osd-uuid "$disk" 2>/dev/null
start osd ceph-osd -i 0
start rgw radosgw -n client.rgw --keyring "$home/keyring"

export S3_ENDPOINT="http://127.0.0.1:$port" AWS_ACCESS_KEY_ID=tester AWS_SECRET_ACCESS_KEY=testers-secret
radosgw-admin -c "$home/ceph.conf" -n client.rgw --keyring "$home/keyring" user create --uid tester \
  --display-name Tester --access-key "$AWS_ACCESS_KEY_ID" --secret "$AWS_SECRET_ACCESS_KEY" >/dev/null 2>&1
node_modules/.bin/node --input-type=module --eval "
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
const client = new S3Client({ endpoint: process.env.S3_ENDPOINT, forcePathStyle: true, region: 'us-east-1', maxAttempts: 20 })
await client.send(new CreateBucketCommand({ Bucket: 'tests' }))"
echo "S3_TESTS=s3://tests S3_ENDPOINT=$S3_ENDPOINT AWS_ACCESS_KEY_ID=$AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY=$AWS_SECRET_ACCESS_KEY npm run test:s3"
wait
