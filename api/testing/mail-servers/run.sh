#!/bin/sh
# Inside of the file system that start.sh makes: run.sh <postfix|exim|opensmtpd> <port>
set -e
# No program starts at its installation.
printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
case $1 in exim) package=exim4-daemon-light ;; *) package=$1 ;; esac
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/srv/mail/install.log 2>&1
dpkg-query -W "$package"
config=/srv/config/$1.conf
case $1 in
postfix)
  cp "$config" /etc/postfix/main.cf
  cp /srv/config/postfix-boxes.regexp /etc/postfix/boxes.regexp
  postconf -F '*/*/chroot = n'
  postconf -MX smtp/inet
  postconf -Me "$2/inet=127.0.0.1:$2 inet n - n - - smtpd"
  postconf -Me 'failing/unix=failing unix - n n - - pipe user=nobody argv=/bin/sh -c "exit 69"'
  postconf -Me 'policy/unix=policy unix - n n - 0 spawn user=nobody argv=/bin/sh /srv/config/postfix-policy.sh'
  exec postfix start-fg
  ;;
exim)
  sed "s/@PORT@/$2/" "$config" >/etc/exim4/exim4.conf
  exec exim4 -bdf -q1m
  ;;
opensmtpd)
  sed "s/@PORT@/$2/" "$config" >/etc/smtpd.conf
  exec smtpd -d
  ;;
esac
