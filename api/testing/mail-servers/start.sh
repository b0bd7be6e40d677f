#!/bin/sh
# Installs a mail server of Debian above the files of this machine, which stay as they are, and runs it on loopback.
# As root, in mount and process namespaces of its own: start.sh <postfix|exim|opensmtpd> <port> <folder>
# The folder gets the delivered messages (box/). While it has a file called grey, recipients are refused for now.
set -e
here=$(dirname "$(realpath "$0")")
layers=$3/layers
mkdir -p "$layers" "$3/box/new" "$3/box/cur" "$3/box/tmp"
chmod -R a+rwX "$3"
mount --make-rprivate /
mount -t tmpfs none "$layers"
mkdir "$layers/upper" "$layers/work" "$layers/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$layers/upper,workdir=$layers/work" "$layers/root"
mount --rbind /dev "$layers/root/dev"
mount -t proc proc "$layers/root/proc"
mkdir -p "$layers/root/srv/mail" "$layers/root/srv/config"
mount --bind "$3" "$layers/root/srv/mail"
mount --bind "$here" "$layers/root/srv/config"
exec chroot "$layers/root" sh /srv/config/run.sh "$1" "$2"
